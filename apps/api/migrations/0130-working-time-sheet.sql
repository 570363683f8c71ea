-- The working-time sheet (DK 120): the company's code on it, and the signs that the business renamed, by kind of day.
alter table project
  add column company_code text check (company_code <> ''),
  add column sheet_signs jsonb not null default '{}';

-- The sign of a day where time off alone doesn't say which it is, such as a business trip. A kind that is dropped one day stays readable.
create table sheet_mark (
  project_id uuid not null references project on delete cascade,
  employee_id text not null,
  date date not null,
  kind text not null,
  primary key (project_id, employee_id, date),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);

-- What an employee says of the own month: right, or what is not, and what the manager answers. `figures` is a print of what they saw: where
-- it differs from what the month comes to now, a confirmation no longer holds.
create table sheet_confirmation (
  project_id uuid not null references project on delete cascade,
  employee_id text not null,
  month date not null check (extract(day from month) = 1),
  is_right boolean not null,
  note text check ((note is null) = is_right),
  figures text not null,
  said_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by text,
  primary key (project_id, employee_id, month),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  check ((answer is null) = (answered_at is null))
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['sheet_mark', 'sheet_confirmation'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
  end loop;
end $$;
grant select, insert, update, delete on sheet_mark, sheet_confirmation to pamaina_app;
