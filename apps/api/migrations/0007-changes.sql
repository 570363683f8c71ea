-- Changes: swaps, claims, questions who takes a shift, absences and repairs.

create table swap_offer (
  project_id uuid default current_project(),
  id uuid,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  offered_by text,
  offered_by_name text not null,
  target text,
  target_name text,
  accepted_by text,
  accepted_by_name text,
  status text not null default 'pending' check (status in ('pending', 'employee_accepted', 'approved', 'rejected', 'declined', 'cancelled')),
  note text,
  rejection_reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (project_id, id)
);
comment on table swap_offer is 'A shift that an employee offers to one colleague or to all.';
create unique index swap_offer_live on swap_offer (project_id, shift_id)
  where (status in ('pending', 'employee_accepted'));
create index swap_offer_created on swap_offer (project_id, created_at desc);
alter table swap_offer enable row level security, force row level security;
create policy tenant on swap_offer using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on swap_offer to pamaina_app;

create table shift_claim (
  project_id uuid default current_project(),
  id uuid,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  employee_id text,
  employee_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  note text,
  rejection_reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (project_id, id)
);
comment on table shift_claim is 'An employee who wants to take an open shift.';
comment on column shift_claim.rejection_reason is 'Without one, a rejected claim lost the shift to somebody else.';
create unique index shift_claim_live on shift_claim (project_id, shift_id, employee_id) where (status = 'pending');
create index shift_claim_created on shift_claim (project_id, created_at desc);
alter table shift_claim enable row level security, force row level security;
create policy tenant on shift_claim using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on shift_claim to pamaina_app;

create table shift_opening (
  project_id uuid default current_project(),
  shift_id uuid,
  left_by text,
  opened_at timestamptz not null default now(),
  primary key (project_id, shift_id)
);
comment on table shift_opening is
  'A published shift that became open, until those who may take it were notified. Written by triggers '
  'of `shift`, because a shift becomes open in many ways.';
comment on column shift_opening.left_by is 'Who had it last, and is not notified.';
alter table shift_opening enable row level security, force row level security;
create policy tenant on shift_opening using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy queue on shift_opening to current_user using (true);
grant select, insert, update, delete on shift_opening to pamaina_app;

create table ask (
  project_id uuid default current_project(),
  id uuid,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  holder text,
  way text not null check (way in ('in_order', 'all')),
  minutes integer not null check ((minutes >= 5) and (minutes <= 2880)),
  needs_approval boolean not null,
  status text not null default 'running' check (status in ('running', 'waiting', 'filled', 'stopped', 'unfilled', 'ended')),
  taker text,
  next_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  decided_by text,
  ended_at timestamptz,
  primary key (project_id, id)
);
comment on table ask is
  'A question to employees, in order or all at once, whether they take a shift. What the shift was is '
  'kept with it: an answer is about this shift only.';
comment on column ask.holder is 'Who has the shift while others are asked; null: it is open.';
comment on column ask.minutes is 'The time to answer.';
comment on column ask.needs_approval is 'The manager decides after a yes.';
comment on column ask.next_at is 'When the job continues.';
-- Nobody asks for the same shift twice at once.
create unique index ask_live on ask (project_id, shift_id) where (status in ('running', 'waiting'));
create index ask_created on ask (project_id, created_at desc);
create index ask_due on ask (next_at) where (status in ('running', 'waiting'));
alter table ask enable row level security, force row level security;
create policy tenant on ask using (project_id = current_project());
create policy queue on ask to current_user using (true);
grant select, insert, update, delete on ask to pamaina_app;

create table ask_person (
  project_id uuid default current_project(),
  id uuid,
  ask_id uuid not null,
  employee_id text not null,
  place integer not null,
  status text not null default 'queued' check (status in ('queued', 'asked', 'yes', 'no', 'silent', 'skipped', 'rejected', 'over')),
  skipped_for text check (skipped_for in ('rules', 'no_login', 'quiet_hours')),
  rules jsonb not null default '[]',
  asked_at timestamptz,
  answer_until timestamptz,
  answered_at timestamptz,
  answered_by text check (answered_by in ('link', 'app')),
  primary key (project_id, id),
  constraint ask_person_project_id_ask_id_employee_id_key unique (project_id, ask_id, employee_id)
);
comment on table ask_person is 'An employee who is asked, has answered or was skipped, in the order of asking.';
comment on column ask_person.skipped_for is
  'Why they were skipped: the rules that the shift would break, or that they can''t be reached.';
create index ask_person_employee on ask_person (project_id, employee_id) where (status in ('asked', 'yes'));
alter table ask_person enable row level security, force row level security;
create policy tenant on ask_person using (project_id = current_project());
grant select, insert, update, delete on ask_person to pamaina_app;

create table leave_type (
  project_id uuid default current_project(),
  type text,
  is_paid boolean not null,
  unit text not null check (unit in ('days', 'hours')),
  balance text,
  yearly numeric(7,2) check (yearly >= (0)::numeric),
  since date,
  carry_over_max numeric(7,2) check (carry_over_max >= (0)::numeric),
  carry_over_until text check (carry_over_until ~ '^\d\d-\d\d$'),
  is_pro_rata boolean not null,
  version integer not null default 1,
  name text,
  counts_as text check (counts_as in ('vacation', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training', 'other')),
  can_request boolean,
  archived_at timestamptz,
  payroll_code text,
  half_days text[] not null default '{}' check (cardinality(half_days) <= 10),
  is_earned_monthly boolean not null default false,
  week_days smallint check ((week_days >= 1) and (week_days <= 7)),
  primary key (project_id, type),
  constraint leave_type_law check ((name is null) = (type in ('vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training', 'no_show', 'other'))),
  constraint leave_type_own check (((name is null) = (counts_as is null)) and ((name is null) = (can_request is null)) and ((name is not null) or (archived_at is null))),
  constraint leave_type_check check ((payroll_code is null) or ((payroll_code <> '') and (name is not null))),
  constraint leave_type_week check ((week_days is null) or (unit = 'days'))
);
comment on table leave_type is
  'A type of absence as the business has it; a type of the law without a row is as the product has it.';
comment on column leave_type.unit is 'Counted in working days, or in hours of them.';
comment on column leave_type.balance is 'The kind whose balance it takes from; null: no balance is kept.';
comment on column leave_type.yearly is
  'A year''s entitlement in the unit; null: the employee''s own (vacation), or none.';
comment on column leave_type.since is 'Balances are carried from here on; null: each year is for itself.';
comment on column leave_type.carry_over_max is 'At most so much is carried into the next year; null: all of it.';
comment on column leave_type.carry_over_until is 'The last day on which it can be taken, MM-DD; null: there is none.';
comment on column leave_type.name is 'Null: a type of the law, whose names are in the texts.';
comment on column leave_type.archived_at is 'No longer offered; absences keep it.';
comment on column leave_type.payroll_code is
  'The code of an own type of absence in payroll files; null: that of the type that it counts as.';
comment on column leave_type.half_days is
  'Dates of each year, MM-DD, that are half a public holiday to the balance of a type: leave takes at '
  'most half of them.';
comment on column leave_type.is_earned_monthly is
  'A twelfth of the entitlement with each month of employment, instead of all of it at the start of the '
  'year.';
comment on column leave_type.week_days is
  'It is for a week of so many working days, and other weeks give their part of it; null: the same for '
  'every week.';
create unique index leave_type_code on leave_type (project_id, lower(type));
create unique index leave_type_name on leave_type (project_id, lower(name)) where (archived_at is null);
alter table leave_type enable row level security, force row level security;
create policy tenant on leave_type using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on leave_type to pamaina_app;

create table leave_correction (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  type text not null,
  year smallint not null,
  amount numeric(7,2) not null check (amount <> (0)::numeric),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
comment on table leave_correction is 'A manager’s correction of a year’s balance, with the reason.';
create index leave_correction_of on leave_correction (project_id, employee_id, year);
alter table leave_correction enable row level security, force row level security;
create policy tenant on leave_correction using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on leave_correction to pamaina_app;

create table time_off (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  type text not null check (type in ('vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training', 'no_show', 'other')),
  start_date date not null,
  end_date date not null,
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  version integer not null default 1,
  scheduled jsonb not null default '{}',
  opened uuid[] not null default '{}'::uuid[],
  is_open boolean not null default false,
  manager_note text,
  starts_at timestamptz,
  ends_at timestamptz,
  leave_code text,
  constraint time_off_check check (end_date >= start_date),
  primary key (project_id, id),
  constraint time_off_open check ((not is_open) or (type = 'sick_leave')),
  constraint time_off_hours check (((starts_at is null) = (ends_at is null)) and ((starts_at is null) or ((ends_at > starts_at) and (start_date = end_date)))),
  constraint time_off_no_overlap exclude using gist (project_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where ((status in ('pending', 'approved')))
);
comment on table time_off is
  'Time off, asked for or granted, both dates included. An employee has one for a day, however many '
  'write at a time. The reason may name an illness: it is deleted with the person.';
comment on column time_off.scheduled is
  'What the published schedule held for the employee when time off was granted: net minutes by date, 0 '
  'for a day off, no entry for days that were not published yet. The norm is lowered by that much (DK '
  '115; docs/decisions/020-time-clock.md).';
comment on column time_off.opened is
  'The published shifts that an absence took when it was granted: taken back, those that are still open '
  'can be taken by another one.';
comment on column time_off.is_open is
  'Somebody is ill and the end is not known yet: the leave is kept for a year from its start, until its '
  'end is set.';
comment on column time_off.starts_at is 'Of an absence of a few hours on one day; null: whole days.';
create index time_off_start on time_off (project_id, start_date);
create index time_off_of_leave on time_off (project_id, leave_code) where (leave_code is not null);
alter table time_off enable row level security, force row level security;
create policy tenant on time_off using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- A reason of leave may name an illness: a year after the leave nobody needs it.
create policy retention on time_off to current_user using (true);
grant select, insert, update, delete on time_off to pamaina_app;

create table repair (
  project_id uuid default current_project(),
  id uuid,
  employee_id text,
  starts_at timestamptz,
  ends_at timestamptz,
  changes jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  others text[] not null default '{}',
  before jsonb,
  undone_at timestamptz,
  is_open boolean not null default false,
  type text not null default 'sick_leave' check (type in ('vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training', 'no_show', 'other')),
  note text,
  leave_code text,
  constraint repair_check check (ends_at > starts_at),
  primary key (project_id, id),
  constraint repair_check1 check (num_nulls(employee_id, starts_at, ends_at) in (0, 3)),
  constraint repair_open check ((not is_open) or (type = 'sick_leave'))
);
comment on table repair is
  'A proposal for a schedule after somebody fell ill or a shift became open: which shifts get which '
  'other people, from which versions. It is applied once or never.';
comment on column repair.others is
  'Who is away for the same time besides `employee_id`: a proposal for several people who fell ill at '
  'once.';
comment on column repair.before is
  'An applied proposal is one step of undo: the rows of its shifts before it, of the open shifts whose '
  'places its drafts took, and what was noted of the absence.';
comment on column repair.leave_code is 'Proposals live for two days; a type that is gone by then makes them stale.';
create index repair_created on repair (project_id, created_at);
alter table repair enable row level security, force row level security;
create policy tenant on repair using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on repair to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table unavailability
  add foreign key (project_id, time_off_id) references time_off(project_id, id) on delete cascade;
alter table swap_offer
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, shift_id) references shift(project_id, id) on delete set null (shift_id),
  add foreign key (project_id, offered_by) references employee(project_id, id) on delete set null (offered_by),
  add foreign key (project_id, target) references employee(project_id, id) on delete set null (target),
  add foreign key (project_id, accepted_by) references employee(project_id, id) on delete set null (accepted_by);
alter table shift_claim
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, shift_id) references shift(project_id, id) on delete set null (shift_id),
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete set null (employee_id);
alter table shift_opening
  add foreign key (project_id, shift_id) references shift(project_id, id) on delete cascade;
alter table ask
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, shift_id) references shift(project_id, id) on delete set null (shift_id),
  add foreign key (project_id, holder) references employee(project_id, id) on delete set null (holder),
  add foreign key (project_id, taker) references employee(project_id, id) on delete set null (taker);
alter table ask_person
  add foreign key (project_id, ask_id) references ask(project_id, id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table leave_type
  add foreign key (project_id) references project(id) on delete cascade;
alter table leave_correction
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table time_off
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade,
  add constraint time_off_leave_code foreign key (project_id, leave_code) references leave_type(project_id, type);
alter table repair
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;

create function note_opening() returns trigger language plpgsql as $$
begin
  insert into shift_opening (project_id, shift_id, left_by)
  values (new.project_id, new.id, case when tg_op = 'UPDATE' then old.employee_id end)
  on conflict (project_id, shift_id) do update set left_by = excluded.left_by, opened_at = excluded.opened_at;
  return null;
end $$;

create function projects_with_openings() returns table(project_id uuid) language sql security definer set search_path = public as $$
  select distinct shift_opening.project_id from shift_opening
$$;
revoke execute on function projects_with_openings() from public;
grant execute on function projects_with_openings() to pamaina_app;

create function forget_reasons(before date) returns void language sql security definer set search_path = public as $$
  update time_off set reason = '', decision_note = null where end_date < before and (reason <> '' or decision_note is not null)
$$;
revoke execute on function forget_reasons(date) from public;
grant execute on function forget_reasons(date) to pamaina_app;

-- As the foreign key does for the first of them: the proposals about a deleted employee are deleted too.
create function forget_repairs_of() returns trigger language plpgsql as $$
begin
  delete from repair where project_id = old.project_id and old.id = any(others);
  return null;
end $$;

-- The questions that go on now, of every project: only the keys are handed out.
create function due_asks(at timestamptz, most integer) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select ask.project_id, ask.id from ask
  where status in ('running', 'waiting') and next_at <= at and (lease_until is null or lease_until <= at)
  order by next_at limit most
$$;
revoke execute on function due_asks(timestamptz,integer) from public;
grant execute on function due_asks(timestamptz,integer) to pamaina_app;

create function next_ask(at timestamptz) returns timestamptz language sql stable security definer set search_path = public as $$
  select next_at from ask
  where status in ('running', 'waiting') and (lease_until is null or lease_until <= at) order by next_at limit 1
$$;
revoke execute on function next_ask(timestamptz) from public;
grant execute on function next_ask(timestamptz) to pamaina_app;

create trigger shift_inserted_open after insert on shift for each row
  when (new.status = 'published' and new.employee_id is null and new.former_name is null)
  execute function note_opening();
create trigger shift_opened after update on shift for each row
  when (new.status = 'published' and new.employee_id is null and new.former_name is null
    and (old.status <> 'published' or old.employee_id is not null or old.former_name is not null))
  execute function note_opening();
create trigger employee_deleted after delete on employee for each row execute function forget_repairs_of();
create trigger worked_time_off_insert after insert on time_off referencing new table as new_rows
  for each statement execute function worked_time_off_insert();
create trigger worked_time_off_update after update on time_off referencing old table as old_rows new table as new_rows
  for each statement execute function worked_time_off_update();
create trigger worked_time_off_delete after delete on time_off referencing old table as old_rows
  for each statement execute function worked_time_off_delete();
create trigger tell_openings after insert or update on shift_opening
  for each statement execute function tell_due('openings');
create trigger tell_asks after insert or update of next_at on ask for each statement execute function tell_due('asks');

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'ask', 'ask_person', 'leave_correction', 'leave_type', 'repair', 'shift_claim', 'swap_offer', 'time_off'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
