-- What a manager sets for the planner (Spec sections 3 and 6). A rule that names a template or a person is a row with its
-- reference: a new name follows into it, and it goes with what it names.

alter table project
  add column version integer not null default 1,
  add column regime text not null default 'summary' check (regime in ('summary', 'fixed')),
  add column accounting_months smallint not null default 3 check (accounting_months between 1 and 12),
  add column accounting_start date not null default '2026-01-01' check (extract(day from accounting_start) = 1),
  add column importance jsonb not null default '{}',
  add column severities jsonb not null default '{}',
  add column limits jsonb not null default '{}',
  add column closing_before_opening boolean not null default false,
  add column alcohol_roles text[] not null default '{}';

-- The first day of the accounting period that holds a day (DK 113); periods follow each other without a gap, before the start too.
create function accounting_from(first date, months integer, day date) returns date
  language sql immutable as $$
  select (first + make_interval(months => months * floor(
    ((extract(year from day) - extract(year from first)) * 12 + extract(month from day) - extract(month from first)) / months
  )::integer))::date
$$;

create table forbidden_sequence (
  project_id uuid not null references project on delete cascade,
  template text not null,
  next_template text not null,
  primary key (project_id, template, next_template),
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade,
  foreign key (project_id, next_template) references template (project_id, name) on update cascade on delete cascade
);

create table template_limit (
  project_id uuid not null references project on delete cascade,
  template text not null,
  max_per_week smallint check (max_per_week >= 0),
  max_per_month smallint check (max_per_month >= 0),
  primary key (project_id, template),
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);

create table employee_pair (
  project_id uuid not null references project on delete cascade,
  employee_id text not null,
  other_employee_id text not null check (other_employee_id <> employee_id),
  together boolean not null,
  primary key (project_id, employee_id, other_employee_id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  foreign key (project_id, other_employee_id) references employee (project_id, id) on delete cascade
);
create unique index employee_pair_once on employee_pair (
  project_id, least(employee_id, other_employee_id), greatest(employee_id, other_employee_id)
);

-- At least so many seniors wherever the template is worked; in one role, or (null) in any.
create table senior_rule (
  project_id uuid not null references project on delete cascade,
  template text not null,
  role text,
  least smallint not null check (least between 1 and 20),
  unique nulls not distinct (project_id, template, role),
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);

-- `needs_consent`: nights, holidays, rest days and overtime only if the person agrees (DK 61, 117, 119, 123, 124); why is nobody's business.
alter table employee
  add column is_senior boolean not null default false,
  add column consents jsonb not null default '{}',
  add column needs_consent boolean not null default false,
  add column limits jsonb not null default '{}',
  add column wished_days_off smallint[] not null default '{}';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['forbidden_sequence', 'template_limit', 'employee_pair', 'senior_rule'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, delete on %I to pamaina_app', tenant_table);
  end loop;
end $$;
