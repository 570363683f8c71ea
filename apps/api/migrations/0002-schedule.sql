-- What a plan is made from, and the plan. Every row carries its tenant and every key begins with it,
-- so that no foreign key can point across tenants.

create table template (
  project_id uuid not null references project on delete cascade,
  name text not null,
  start_time time not null,
  end_time time not null check (end_time <> start_time),
  break_minutes smallint not null check (break_minutes between 0 and 240),
  color text not null,
  version integer not null default 1,
  primary key (project_id, name)
);

create table requirement (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  template text not null,
  role text not null,
  count smallint not null check (count between 0 and 200),
  weekday smallint check (weekday between 1 and 7),
  date date,
  primary key (project_id, id),
  foreign key (project_id, template) references template (project_id, name) on update cascade,
  check ((weekday is null) <> (date is null))
);
create unique index requirement_weekday on requirement (project_id, template, role, weekday) where weekday is not null;
create unique index requirement_date on requirement (project_id, template, role, date) where date is not null;

create table holiday (
  project_id uuid not null references project on delete cascade,
  date date not null,
  name text not null,
  closed boolean not null,
  primary key (project_id, date)
);

create table unavailability (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  source text not null check (source in ('time_off', 'self')),
  note text,
  repeats_weekly boolean not null default false,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
create index unavailability_when on unavailability (project_id, starts_at);

-- One row a month that anybody planned: what generate, publish, clear and every edit lock first.
create table schedule_month (
  project_id uuid not null references project on delete cascade,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  published_version integer not null default 0,
  proof jsonb,
  primary key (project_id, year, month)
);

-- `former_name`: of a person who was deleted after the shift was over (Decisions, deleting an employee).
-- Nobody works two shifts at once, whoever writes and however many at a time.
create table shift (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  break_minutes smallint not null,
  template text,
  role text not null,
  employee_id text,
  former_name text,
  status text not null check (status in ('draft', 'published')),
  pinned boolean not null default false,
  version integer not null default 1,
  violations jsonb not null default '[]',
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id),
  constraint shift_no_overlap exclude using gist (
    project_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (employee_id is not null) deferrable initially immediate
);
create index shift_date on shift (project_id, date);

create table archive (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  year smallint not null,
  month smallint not null,
  version integer not null,
  published_at timestamptz not null,
  published_by text not null,
  shifts integer not null,
  entries jsonb not null,
  primary key (project_id, id),
  unique (project_id, year, month, version)
);

-- A plan in the making. `fence` counts the takings of the job: only the last taker may write it back.
create table generation (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  year smallint not null,
  month smallint not null,
  state text not null check (state in ('queued', 'running', 'done', 'stopped', 'failed')),
  seconds double precision not null,
  seed integer not null,
  fence integer not null default 0,
  lease_until timestamptz,
  stop_requested boolean not null default false,
  progress jsonb,
  result jsonb,
  requested_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (project_id, id)
);
create unique index generation_live on generation (project_id, year, month) where state in ('queued', 'running');
create index generation_waiting on generation (created_at) where state in ('queued', 'running');

create table activity (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  action_type text not null,
  at timestamptz not null default now(),
  actor text not null,
  details jsonb not null,
  primary key (project_id, id)
);
create index activity_at on activity (project_id, at desc);
