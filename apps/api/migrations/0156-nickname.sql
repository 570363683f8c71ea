-- What colleagues call an employee, shown beside the name.
alter table employee add column nickname text;
