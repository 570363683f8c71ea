-- The time clock. What was tapped (`clock_event`) and what an entry was before a correction (`time_entry_version`) is never changed;
-- `time_entry` is what counts (docs/decisions/020-time-clock.md).

-- An entry belongs to the local date on which it begins. `unclear`: begun, and nobody knows when it ended; a manager says.
-- Where breaks were not taken by the clock, `break_minutes` alone says how long they were. `former_name`: of a person who was deleted.
create table time_entry (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text,
  former_name text,
  date date not null,
  state text not null check (state in ('open', 'closed', 'unclear', 'void')),
  started_at timestamptz not null,
  ended_at timestamptz,
  breaks jsonb not null default '[]',
  break_minutes smallint not null default 0 check (break_minutes between 0 and 1440),
  break_started_at timestamptz,
  source text not null check (source in ('app', 'kiosk', 'manager')),
  note text,
  -- The person said the end when they were asked; a tap reached the server long after it was made.
  is_stated boolean not null default false,
  is_late boolean not null default false,
  approved_at timestamptz,
  approved_by text,
  version integer not null default 1,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id),
  check ((state in ('open', 'unclear')) = (ended_at is null) or state = 'void'),
  -- Nobody is at work for longer than a day (DK 122).
  check (ended_at > started_at and ended_at <= started_at + interval '24 hours'),
  check (break_started_at is null or (state = 'open' and break_started_at >= started_at)),
  check (approved_at is null or state = 'closed'),
  constraint time_entry_no_overlap exclude using gist (
    project_id with =, employee_id with =, tstzrange(started_at, ended_at) with &&
  ) where (employee_id is not null and state = 'closed')
);
create unique index time_entry_open on time_entry (project_id, employee_id) where state = 'open';
create index time_entry_date on time_entry (project_id, date);

-- A tap. The id is the device's, so that the same tap sent twice is one. `device_at` is what its clock showed, `received_at` when it
-- came, `happened_at` what counts.
create table clock_event (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  entry_id uuid not null,
  kind text not null check (kind in ('in', 'out', 'break_start', 'break_end')),
  source text not null check (source in ('app', 'kiosk')),
  device_at timestamptz,
  received_at timestamptz not null,
  happened_at timestamptz not null,
  primary key (project_id, id),
  foreign key (project_id, entry_id) references time_entry (project_id, id)
);
create index clock_event_entry on clock_event (project_id, entry_id);

-- What an entry was before each correction, and why it was corrected.
create table time_entry_version (
  project_id uuid not null references project on delete cascade,
  entry_id uuid not null,
  version integer not null,
  state text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  break_minutes smallint not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (project_id, entry_id, version),
  foreign key (project_id, entry_id) references time_entry (project_id, id)
);

-- What every write of an entry locks first: a locked month takes none.
create table timesheet_month (
  project_id uuid not null references project on delete cascade,
  month date not null check (extract(day from month) = 1),
  locked_at timestamptz,
  locked_by text,
  primary key (project_id, month)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'time_entry', 'clock_event', 'time_entry_version', 'timesheet_month'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
  end loop;
end $$;
grant select, insert, update on time_entry, timesheet_month to pamaina_app;
grant select, insert on clock_event, time_entry_version to pamaina_app;
