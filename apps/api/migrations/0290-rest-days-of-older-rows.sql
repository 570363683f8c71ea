-- Every row of terms has its own rest days. The version before, which writes none, means those of the employee: without
-- this its rows would follow later changes of them.
create function rest_days_of_employee() returns trigger language plpgsql as $$
begin
  select employee.rest_weekdays into new.rest_weekdays from employee
  where employee.project_id = new.project_id and employee.id = new.employee_id;
  return new;
end $$;
create trigger rest_days_of_employee before insert on employment_term
  for each row when (new.rest_weekdays is null) execute function rest_days_of_employee();

-- The owner of the tables is under the policies too, and may read these rows alone: 0288 has changed none of them.
create policy backfill on employment_term to current_user using (true);
update employment_term as term set rest_weekdays = employee.rest_weekdays
from employee where employee.project_id = term.project_id and employee.id = term.employee_id and term.rest_weekdays is null;
drop policy backfill on employment_term;
