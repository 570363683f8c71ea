-- What payroll needs of somebody who left: rate, contract, first day, approved absences. Goes when they are erased.
alter table former_employee add column terms jsonb;

-- The payroll of a locked month, person by person, as it was when it was locked: rates and contracts may change later.
alter table timesheet_month add column payroll jsonb;
