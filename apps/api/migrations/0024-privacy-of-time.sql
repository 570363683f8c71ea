-- Corrections of time entries are written once and never changed, save the name of a manager whose account is erased.
create policy erasure on time_entry_version to current_user using (true);
create or replace function rename_publisher(who text, pseudonym text) returns void
  language sql security definer set search_path = public as $$
  update archive set published_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and published_by = who;
  update time_entry_version set changed_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and changed_by = who
$$;
