-- A project that has ended is paid again by another purchase; its own id stays. `renews`: the project that a purchase is to bring back.
alter table purchase add column renews uuid;
create unique index purchase_renews on purchase (renews) where renews is not null and state in ('begun', 'open');
drop index purchase_once;
create unique index purchase_once on purchase (provider, account_id, kind, lower(name))
  where state in ('begun', 'open') and account_id is not null and name is not null and renews is null;
-- Whose payment counts: null is the purchase of the project's own id.
alter table project add column paid_by uuid;

-- Corrections of time entries are written once; of somebody whose data is erased, what the manager wrote about them goes.
create function forget_corrections(names text[]) returns void
  language sql security definer set search_path = public as $$
  update time_entry_version set reason = ''
  from time_entry entry
  where time_entry_version.project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and entry.project_id = time_entry_version.project_id and entry.id = time_entry_version.entry_id
    and entry.former_name = any(names)
$$;
revoke execute on function forget_corrections from public;
grant execute on function forget_corrections to pamaina_app;
