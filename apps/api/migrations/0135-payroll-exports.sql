-- How a business hands its payroll over: named file formats, kept as the contract checks them.
create table payroll_export (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  name text not null,
  file jsonb not null,
  version integer not null default 1,
  primary key (project_id, id)
);
-- "Algos" and "algos" would be told apart by nobody.
create unique index payroll_export_name on payroll_export (project_id, lower(name));

alter table payroll_export enable row level security;
alter table payroll_export force row level security;
create policy tenant on payroll_export using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on payroll_export to pamaina_app;
