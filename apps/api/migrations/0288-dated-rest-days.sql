-- The weekdays that a contract leaves free are terms: a week of three days can follow one of five from a day on. Null: those
-- of the employee, where the version before made the row.
alter table employment_term
  add column rest_weekdays smallint[]
    check (rest_weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(rest_weekdays) < 7);
update employment_term as term set rest_weekdays = employee.rest_weekdays
from employee where employee.project_id = term.project_id and employee.id = term.employee_id;

create or replace view employment_span with (security_invoker = true) as
select * from (
  select employee.project_id, employee.id as employee_id,
    nullif(greatest(term.starts, employee.first_day), '-infinity') as starts,
    least(term.ends, employee.last_day) as ends,
    case when term.starts is null then employee.roles else term.roles end as roles,
    case when term.starts is null then employee.contract_hours_per_week else term.contract_hours_per_week end as contract_hours_per_week,
    case when term.starts is null then employee.has_reduced_norm else term.has_reduced_norm end as has_reduced_norm,
    case when term.starts is null then employee.work_days_per_week else term.work_days_per_week end as work_days_per_week,
    case when term.starts is null then employee.hourly_rate_cents else term.hourly_rate_cents end as hourly_rate_cents,
    case when project.regime = 'fixed' then coalesce(term.rest_weekdays, employee.rest_weekdays) else '{}' end as rest_weekdays
  from employee join project on project.id = employee.project_id left join lateral (
    select own.*, own.valid_from as starts, lead(own.valid_from) over (order by own.valid_from) - 1 as ends
    from employment_term as own where own.project_id = employee.project_id and own.employee_id = employee.id
  ) as term on true
) as span where starts is null or ends is null or starts <= ends;

create or replace function terms_follow_employee() returns trigger language plpgsql as $$
begin
  -- What comes into force on its day is in its row already.
  if current_setting('app.applying_terms', true) = 'on' then return null; end if;
  update employment_term set roles = new.roles, contract_hours_per_week = new.contract_hours_per_week,
    has_reduced_norm = new.has_reduced_norm, work_days_per_week = new.work_days_per_week, hourly_rate_cents = new.hourly_rate_cents,
    rest_weekdays = new.rest_weekdays
  where project_id = new.project_id and employee_id = new.id and valid_from = (
    select max(valid_from) from employment_term as term join project on project.id = term.project_id
    where term.project_id = new.project_id and term.employee_id = new.id and valid_from <= local_time(now(), time_zone)::date
  );
  return null;
end $$;
create trigger rest_days_follow_employee after update of rest_weekdays on employee
  for each row when (new.rest_weekdays is distinct from old.rest_weekdays)
  execute function terms_follow_employee();
