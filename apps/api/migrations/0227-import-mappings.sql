-- What the columns of files with the same header were chosen to be, so that they are not chosen again.
create table import_mapping (
  project_id uuid not null default current_project() references project on delete cascade,
  kind text not null check (kind in ('employees', 'history')),
  -- SHA-256 of the headings.
  header bytea not null check (length(header) = 32),
  columns text[] not null check (cardinality(columns) between 1 and 60),
  used_at timestamptz not null default now(),
  primary key (project_id, kind, header)
);

alter table import_mapping enable row level security;
alter table import_mapping force row level security;
create policy tenant on import_mapping using (project_id = current_project());
grant select, insert, update, delete on import_mapping to pamaina_app;
