-- What an hour costs an employer, and what the hours of a month or week may cost.
create table cost_terms (
  project_id uuid default current_project(),
  version integer not null default 1,
  primary key (project_id)
);
comment on table cost_terms is 'The version of a project’s employer’s shares, rates of roles and budgets.';
create table employer_share (
  project_id uuid default current_project(),
  year smallint check (year between 2000 and 2100),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (project_id, year)
);
comment on table employer_share is 'What the employer pays on top of gross pay, from a year on.';
create table role_rate (
  project_id uuid default current_project(),
  role text,
  starts date,
  hourly_rate_cents integer not null check (hourly_rate_cents between 0 and 1000000),
  primary key (project_id, role, starts)
);
comment on table role_rate is 'What an hour in a role is paid from a date on, for employees who have no rate of their own.';
create table budget (
  project_id uuid default current_project(),
  per text check (per in ('month', 'week')),
  starts date,
  cents bigint check (cents between 0 and 2000000000),
  percent numeric(6, 2) check (percent between 0 and 1000),
  planning text not null check (planning in ('shown', 'goal', 'cap')),
  primary key (project_id, per, starts),
  constraint budget_one check (cents is null or percent is null),
  constraint budget_begins check (starts = date_trunc(per, starts)::date)
);
comment on table budget is 'What the work of each month or week may cost, from its first day on; both amounts null: none.';
comment on column budget.percent is 'Of what is taken, or expected to be.';
comment on column budget.planning is '`shown` only, a `goal` that may be exceeded at a price, or a `cap`.';
do $$
declare own text;
begin
  foreach own in array array['cost_terms', 'employer_share', 'role_rate', 'budget'] loop
    execute format('alter table %I enable row level security, force row level security', own);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)', own);
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', own);
    execute format('grant select, insert, update, delete on %I to pamaina_app', own);
    execute format('alter table %I add foreign key (project_id) references project(id) on delete cascade', own);
  end loop;
end $$;
alter table employer_share add foreign key (project_id) references cost_terms(project_id) on delete cascade;
alter table role_rate add foreign key (project_id) references cost_terms(project_id) on delete cascade;
alter table budget add foreign key (project_id) references cost_terms(project_id) on delete cascade;
