-- Each published version asks everyone whose shifts it changes to confirm that they have seen it. The name stays when the person is
-- deleted, as in the archive.
create table receipt (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  archive_id uuid not null,
  employee_id text,
  employee_name text not null,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('app', 'link', 'kiosk')),
  primary key (project_id, id),
  unique (project_id, archive_id, employee_id),
  foreign key (project_id, archive_id) references archive (project_id, id) on delete cascade,
  foreign key (project_id, employee_id) references employee (project_id, id) on delete set null (employee_id),
  check ((confirmed_at is null) = (confirmed_by is null))
);
create index receipt_person on receipt (project_id, employee_id);
alter table receipt enable row level security;
alter table receipt force row level security;
create policy tenant on receipt using (project_id = current_project());
grant select, insert, update on receipt to pamaina_app;
