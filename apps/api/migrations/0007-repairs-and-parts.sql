-- Proposals for a schedule after somebody fell ill: which shifts would get other people, from which versions. Applied once or never.
create table repair (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  changes jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
create index repair_created on repair (project_id, created_at);

alter table repair enable row level security;
alter table repair force row level security;
create policy tenant on repair using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on repair to pamaina_app;

-- What of the month is planned: null for the whole of it.
alter table generation add column part jsonb;
