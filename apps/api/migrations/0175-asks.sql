-- Employees are asked, in order or all at once, whether they take a shift. What the shift was is kept with the
-- question: an answer is about this shift only. Names are not stored: they are read from the employees.
create table ask (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  -- Who has the shift while others are asked; null: it is open.
  holder text,
  way text not null check (way in ('in_order', 'all')),
  -- The time to answer.
  minutes integer not null check (minutes between 5 and 2880),
  -- The manager decides after a yes.
  needs_approval boolean not null,
  status text not null default 'running'
    check (status in ('running', 'waiting', 'filled', 'stopped', 'unfilled', 'ended')),
  taker text,
  -- When the job continues, and who is at work on it until when.
  next_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  decided_by text,
  ended_at timestamptz,
  primary key (project_id, id),
  foreign key (project_id, shift_id) references shift (project_id, id) on delete set null (shift_id),
  foreign key (project_id, holder) references employee (project_id, id) on delete set null (holder),
  foreign key (project_id, taker) references employee (project_id, id) on delete set null (taker)
);
-- Nobody asks for the same shift twice at once.
create unique index ask_live on ask (project_id, shift_id) where status in ('running', 'waiting');
create index ask_created on ask (project_id, created_at desc);
create index ask_due on ask (next_at) where status in ('running', 'waiting');

create table ask_person (
  project_id uuid not null default current_project(),
  id uuid not null,
  ask_id uuid not null,
  employee_id text not null,
  place integer not null,
  status text not null default 'queued'
    check (status in ('queued', 'asked', 'yes', 'no', 'silent', 'skipped', 'rejected', 'over')),
  -- Why they were skipped: the rules that the shift would break, or that they can't be reached.
  skipped_for text check (skipped_for in ('rules', 'no_login', 'quiet_hours')),
  rules jsonb not null default '[]',
  asked_at timestamptz,
  answer_until timestamptz,
  answered_at timestamptz,
  answered_by text check (answered_by in ('link', 'app')),
  primary key (project_id, id),
  unique (project_id, ask_id, employee_id),
  foreign key (project_id, ask_id) references ask (project_id, id) on delete cascade,
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
create index ask_person_employee on ask_person (project_id, employee_id) where status in ('asked', 'yes');

alter table ask enable row level security;
alter table ask force row level security;
create policy tenant on ask using (project_id = current_project());
create policy queue on ask to current_user using (true);
grant select, insert, update, delete on ask to pamaina_app;

alter table ask_person enable row level security;
alter table ask_person force row level security;
create policy tenant on ask_person using (project_id = current_project());
grant select, insert, update, delete on ask_person to pamaina_app;

-- The questions that go on now, of every project: only the keys are handed out.
create function due_asks(at timestamptz, most integer) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select ask.project_id, ask.id from ask
  where status in ('running', 'waiting') and next_at <= at and (lease_until is null or lease_until <= at)
  order by next_at limit most
$$;
revoke execute on function due_asks from public;
grant execute on function due_asks to pamaina_app;
