-- Published shifts that a person with a calendar link has no more: the month was cleared, the shift went to somebody
-- else. Their calendar keeps them as cancelled for a while, because programs that subscribed drop an entry for sure
-- only where it says so, and some refuse a calendar that is suddenly empty. Written by the table of shifts itself,
-- because a shift is lost in many ways.
create table feed_removal (
  project_id uuid not null default current_project() references project on delete cascade,
  account_id uuid not null references account on delete cascade,
  shift_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  role text not null,
  version integer not null,
  removed_at timestamptz not null default now(),
  primary key (project_id, account_id, shift_id)
);
create index feed_removal_account on feed_removal (account_id);
create index feed_removal_age on feed_removal (removed_at);
alter table feed_removal enable row level security;
alter table feed_removal force row level security;
create policy tenant on feed_removal using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy sweep on feed_removal to current_user using (true);
grant select, insert, update, delete on feed_removal to pamaina_app;

create function note_feed_removal() returns trigger language plpgsql as $$
begin
  insert into feed_removal (project_id, account_id, shift_id, starts_at, ends_at, role, version)
  select old.project_id, account.id, old.id, old.starts_at, old.ends_at, old.role,
    case when tg_op = 'UPDATE' then greatest(new.version, old.version + 1) else old.version + 1 end
  from account
  join calendar_feed on calendar_feed.account_id = account.id
  -- Not while the project itself is being deleted.
  join project on project.id = account.project_id
  where account.project_id = old.project_id and account.employee_id = old.employee_id
  on conflict (project_id, account_id, shift_id) do update
  set starts_at = excluded.starts_at, ends_at = excluded.ends_at, role = excluded.role, version = excluded.version,
    removed_at = excluded.removed_at;
  return null;
end $$;
create trigger feed_shift_deleted after delete on shift for each row
  when (old.status = 'published' and old.employee_id is not null)
  execute function note_feed_removal();
create trigger feed_shift_lost after update on shift for each row
  when (old.status = 'published' and old.employee_id is not null
    and (new.status <> 'published' or new.employee_id is distinct from old.employee_id))
  execute function note_feed_removal();

create function forget_feed_removals(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from feed_removal where ctid = any (array(select ctid from feed_removal where removed_at < before limit most));
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_feed_removals from public;
grant execute on function forget_feed_removals to pamaina_app;
