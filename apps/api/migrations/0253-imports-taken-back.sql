-- Which import added an employee: it can be taken back while nothing was built on them.
alter table employee add column import_id uuid;
create index employee_of_import on employee (project_id, import_id) where import_id is not null;
