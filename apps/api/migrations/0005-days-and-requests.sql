-- What people ask for and what is written beside the days: time off, general requests, daily comments, events.

-- Both ends included. Nobody asks twice for one day, whoever writes and however many at a time. The reason may tell of an
-- illness: it goes with the person.
create table time_off (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  type text not null check (type in ('vacation', 'sick_leave', 'personal')),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  version integer not null default 1,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  constraint time_off_no_overlap exclude using gist (
    project_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&
  ) where (status in ('pending', 'approved'))
);
create index time_off_start on time_off (project_id, start_date);

-- One unavailability for each approval; it goes when the approval does.
alter table unavailability add column time_off_id uuid;
alter table unavailability
  add constraint unavailability_time_off_key unique (project_id, time_off_id),
  add foreign key (project_id, time_off_id) references time_off (project_id, id) on delete cascade;

create table request (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  type text not null check (type in ('time_off', 'shift_swap', 'schedule_change')),
  title text not null,
  reason text not null,
  priority text not null check (priority in ('low', 'normal', 'high')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
create index request_submitted on request (project_id, submitted_at desc);

-- `author` is the name as it was when the comment was written; `author_id` the account, which may be gone since.
create table daily_comment (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  date date not null,
  comment text not null,
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id)
);
create index daily_comment_date on daily_comment (project_id, date);

create table event (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  date date not null,
  title text not null,
  description text,
  color text not null,
  version integer not null default 1,
  primary key (project_id, id)
);
create index event_date on event (project_id, date);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['time_off', 'request', 'daily_comment', 'event'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
    execute format('grant select, insert, update, delete on %I to pamaina_app', tenant_table);
  end loop;
end $$;
