-- What payroll needs of somebody who left: rate, contract, first day, approved absences. Goes when they are erased.
alter table former_employee add column terms jsonb;

-- The payroll of a locked month, person by person, as it was when it was locked: rates and contracts may change later.
alter table timesheet_month add column payroll jsonb;

-- In which projects somebody has been at work since then: whoever forgot to clock out is asked for it.
create policy reminding on time_entry for select to current_user using (true);
create function projects_at_work(since timestamptz) returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct time_entry.project_id from time_entry where state = 'open' and started_at <= since
$$;
revoke execute on function projects_at_work from public;
grant execute on function projects_at_work to pamaina_app;
