-- Hours: the time clock, timesheets and what goes to payroll.

create table kiosk (
  project_id uuid default current_project(),
  id uuid,
  name text not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
comment on table kiosk is 'A shared tablet. Its secret opens nothing but the clock; a personal PIN says who taps.';
alter table kiosk enable row level security, force row level security;
create policy tenant on kiosk using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- A kiosk's secret says which project it belongs to; looked for as the owner, and only the keys are handed out.
create policy kiosk_door on kiosk to current_user using (true);
grant select, insert, update, delete on kiosk to pamaina_app;

create table clock_pin (
  project_id uuid default current_project(),
  employee_id text,
  pin_hash text not null,
  failures smallint not null default 0,
  failing_since timestamptz,
  primary key (project_id, employee_id)
);
comment on table clock_pin is 'The PIN of an employee on shared tablets, as a hash.';
comment on column clock_pin.failures is
  'Wrong ones in a row; after some the PIN is taken again only from `locked_until` on.';
alter table clock_pin enable row level security, force row level security;
create policy tenant on clock_pin using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on clock_pin to pamaina_app;

create table time_entry (
  project_id uuid default current_project(),
  id uuid,
  employee_id text,
  former_name text,
  date date not null,
  state text not null check (state in ('open', 'closed', 'unclear', 'void')),
  started_at timestamptz not null,
  ended_at timestamptz,
  breaks jsonb not null default '[]',
  break_minutes smallint not null default 0 check ((break_minutes >= 0) and (break_minutes <= 1440)),
  break_started_at timestamptz,
  source text not null check (source in ('app', 'kiosk', 'manager', 'schedule')),
  note text,
  is_stated boolean not null default false,
  is_late boolean not null default false,
  approved_at timestamptz,
  approved_by text,
  version integer not null default 1,
  is_additional boolean not null default false,
  constraint time_entry_check check (((state in ('open', 'unclear')) = (ended_at is null)) or (state = 'void')),
  constraint time_entry_check1 check ((ended_at > started_at) and (ended_at <= (started_at + '24:00:00'::interval))),
  constraint time_entry_check2 check ((break_started_at is null) or ((state = 'open') and (break_started_at >= started_at))),
  constraint time_entry_check3 check ((approved_at is null) or (state = 'closed')),
  primary key (project_id, id),
  constraint time_entry_no_overlap exclude using gist (project_id with =, employee_id with =, tstzrange(started_at, ended_at) with &&)
    where (((employee_id is not null) and (state = 'closed')))
);
comment on table time_entry is
  'Time that was worked, by the clock or as entered. It belongs to the local date on which it begins. '
  '`unclear`: begun, and its end is not known; a manager says. Where breaks were not taken by the '
  'clock, `break_minutes` alone says how long they were. `former_name`: of a person who was deleted.';
comment on column time_entry.is_stated is
  'The person entered the end when asked; the tap reached the server long after it was made.';
create unique index time_entry_open on time_entry (project_id, employee_id) where (state = 'open');
create index time_entry_date on time_entry (project_id, date);
create index time_entry_person on time_entry (project_id, employee_id, date);
alter table time_entry enable row level security, force row level security;
create policy tenant on time_entry using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- In which projects somebody has been at work since then: those who forgot to clock out are asked.
create policy reminding on time_entry for select to current_user using (true);
grant select, insert, update on time_entry to pamaina_app;

create table time_entry_version (
  project_id uuid default current_project(),
  entry_id uuid,
  version integer,
  state text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  break_minutes smallint not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  is_additional boolean not null default false,
  primary key (project_id, entry_id, version)
);
comment on table time_entry_version is 'What an entry was before each correction, and why it was corrected.';
alter table time_entry_version enable row level security, force row level security;
create policy tenant on time_entry_version using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- Corrections of time entries are written once and never changed, save the name of a manager whose account is erased.
create policy erasure on time_entry_version to current_user using (true);
grant select, insert on time_entry_version to pamaina_app;

create table clock_event (
  project_id uuid default current_project(),
  id uuid,
  entry_id uuid not null,
  kind text not null check (kind in ('in', 'out', 'break_start', 'break_end')),
  source text not null check (source in ('app', 'kiosk')),
  device_at timestamptz,
  received_at timestamptz not null,
  happened_at timestamptz not null,
  primary key (project_id, id)
);
comment on table clock_event is
  'A tap on the clock. The id is the device’s, so that the same tap sent twice is one. `device_at` is '
  'what the device’s clock showed, `received_at` when it came, `happened_at` what counts.';
create index clock_event_entry on clock_event (project_id, entry_id);
-- Taps: the entry that they became stays, and what it was before each correction.
create index clock_event_received on clock_event (received_at);
alter table clock_event enable row level security, force row level security;
create policy tenant on clock_event using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy retention on clock_event to current_user using (true);
grant select, insert on clock_event to pamaina_app;

create table timesheet_month (
  project_id uuid default current_project(),
  month date check (extract(day from month) = (1)::numeric),
  locked_at timestamptz,
  locked_by text,
  payroll jsonb,
  figures jsonb,
  primary key (project_id, month)
);
comment on table timesheet_month is
  'A month of timesheets: what every write of an entry locks first. A locked month takes none.';
comment on column timesheet_month.payroll is
  'The payroll of a locked month, person by person, as it was when it was locked: rates and contracts '
  'may change later.';
comment on column timesheet_month.figures is
  'The figures of a locked month''s sheet, by entry or by the shift to which nobody clocked in.';
alter table timesheet_month enable row level security, force row level security;
create policy tenant on timesheet_month using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update on timesheet_month to pamaina_app;

create table overtime_leave (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  month date not null check (extract(day from month) = (1)::numeric),
  parts jsonb not null,
  leave_minutes integer not null check (leave_minutes >= 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table overtime_leave is
  'Hours above the norm, on holidays and on rest days that become annual leave on request, times what '
  'they would be paid (DK 144(5)).';
comment on column overtime_leave.month is 'The first day of the month in which they were worked.';
comment on column overtime_leave.parts is
  'What they are: [{ multiplier, minutes }]. Counted again when the month is locked.';
-- Nobody gets the same hours twice.
create unique index overtime_leave_once on overtime_leave (project_id, employee_id, month)
  where (status in ('pending', 'approved'));
alter table overtime_leave enable row level security, force row level security;
create policy tenant on overtime_leave using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on overtime_leave to pamaina_app;

create table sheet_mark (
  project_id uuid default current_project(),
  employee_id text,
  date date,
  kind text not null,
  primary key (project_id, employee_id, date)
);
comment on table sheet_mark is
  'The sign of a day in the working-time sheet where time off alone does not say which it is, such as a '
  'business trip.';
alter table sheet_mark enable row level security, force row level security;
create policy tenant on sheet_mark using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on sheet_mark to pamaina_app;

create table sheet_confirmation (
  project_id uuid default current_project(),
  employee_id text,
  month date check (extract(day from month) = (1)::numeric),
  is_right boolean not null,
  note text,
  figures text not null,
  said_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by text,
  constraint sheet_confirmation_check check ((note is null) = is_right),
  constraint sheet_confirmation_check1 check ((answer is null) = (answered_at is null)),
  primary key (project_id, employee_id, month)
);
comment on table sheet_confirmation is
  'What an employee says of the own month in the working-time sheet: right, or what is not, and what '
  'the manager answers. `figures` is a print of what they saw: once it differs from the month, the '
  'confirmation no longer holds.';
alter table sheet_confirmation enable row level security, force row level security;
create policy tenant on sheet_confirmation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on sheet_confirmation to pamaina_app;

create table payroll_export (
  project_id uuid default current_project(),
  id uuid,
  name text not null,
  file jsonb not null,
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table payroll_export is
  'A named file format in which a business hands over its payroll, kept as the contract checks it.';
-- Nobody would keep "Algos" and "algos" apart.
create unique index payroll_export_name on payroll_export (project_id, lower(name));
alter table payroll_export enable row level security, force row level security;
create policy tenant on payroll_export using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on payroll_export to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table kiosk
  add foreign key (project_id) references project(id) on delete cascade;
alter table clock_pin
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table time_entry
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id);
alter table time_entry_version
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, entry_id) references time_entry(project_id, id);
alter table clock_event
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, entry_id) references time_entry(project_id, id);
alter table timesheet_month
  add foreign key (project_id) references project(id) on delete cascade;
alter table overtime_leave
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table sheet_mark
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table sheet_confirmation
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table payroll_export
  add foreign key (project_id) references project(id) on delete cascade;

create function forget_details_unlinked(who text, names text[], since timestamptz, until timestamptz, kinds text[]) returns void language sql security definer set search_path = public as $$
  update activity set details = (details - 'before' - 'after' - 'reason' - 'note' - 'decision_note')
    || case when action_type like 'request.%' then jsonb_build_object('title', '–') else '{}' end
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since)
    and split_part(action_type, '.', 1) not in ('shift', 'schedule')
    and (kinds is null or split_part(action_type, '.', 1) = any(kinds))
    and (actor = who or person_of(action_type, actor, details) = who
      or (person_of(action_type, actor, details) is null
        and split_part(action_type, '.', 1) not in ('template', 'holiday', 'kiosk', 'project', 'event', 'settings')
        and (details ->> 'name' = any(names) or details ->> 'employee_name' = any(names))))
$$;
revoke execute on function forget_details_unlinked(text,text[],timestamptz,timestamptz,text[]) from public;

-- A deleted employee who was also a member published months and corrected hours. When their data is erased, what
-- somebody else did who had the same ID before or since stays.
create function rename_publisher(who text, pseudonym text) returns void language sql security definer set search_path = public as $$
  update archive set published_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and published_by = who;
  update time_entry_version set changed_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and changed_by = who
$$;
revoke execute on function rename_publisher(text,text) from public;
grant execute on function rename_publisher(text,text) to pamaina_app;

-- Whether an entry belongs to a shift of the same person: that of its date, the one before when it begins while that
-- still runs, and the next when it begins at most four hours before that. Date: the local one on which each begins.
create function clocked_for(entry_date date, started_at timestamptz, shift_date date, starts_at timestamptz, ends_at timestamptz) returns boolean language sql stable as $$
  select case shift_date - entry_date
    when 0 then true
    when -1 then started_at < ends_at
    when 1 then started_at >= starts_at - interval '4 hours'
    else false
  end
$$;

create function kiosk_of(hash bytea) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select kiosk.project_id, kiosk.id from kiosk where secret_hash = hash
$$;
revoke execute on function kiosk_of(bytea) from public;
grant execute on function kiosk_of(bytea) to pamaina_app;

-- Corrections of time entries are written once; of somebody whose data is erased, what the manager wrote about them
-- goes.
create function forget_corrections(names text[]) returns void language sql security definer set search_path = public as $$
  update time_entry_version set reason = ''
  from time_entry entry
  where time_entry_version.project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and entry.project_id = time_entry_version.project_id and entry.id = time_entry_version.entry_id
    and entry.former_name = any(names)
$$;
revoke execute on function forget_corrections(text[]) from public;
grant execute on function forget_corrections(text[]) to pamaina_app;

-- An entry without a shift counts under the first role of its person.
create function worked_by_roles() returns trigger language plpgsql as $$
declare changed date[];
begin
  select array_agg(distinct date_trunc('month', date)::date) into changed
    from time_entry where project_id = new.project_id and employee_id = new.id;
  if changed is not null then perform worked_months_changed(new.project_id, changed); end if;
  return null;
end $$;

create function forget_taps(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from clock_event where (project_id, id) in (
    select project_id, id from clock_event where received_at < before order by received_at limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_taps(timestamptz,integer) from public;
grant execute on function forget_taps(timestamptz,integer) to pamaina_app;

-- Work as it counts: entries of the clock, and shifts of those who do not clock in. Hours of absence excuse only a
-- shift that lies within them.
create view counted_work with (security_invoker = true) as
select shift.project_id, shift.employee_id, shift.date, shift.role, shift.status, 1 as shifts, shift.minutes
from work_shift as shift
where employee_id is not null and not exists (
  -- Time off approved after the shift had begun: it wasn't worked, and the norm is lowered by it. A shift assigned
  -- during time off counts: the employee was called in.
  select from time_off away
  where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.status = 'approved'
    and shift.date between away.start_date and away.end_date and away.decided_at >= shift.starts_at
    and (away.starts_at is null or (away.starts_at <= shift.starts_at and away.ends_at >= shift.ends_at))
) and not exists (
  select from time_entry entry
  where entry.project_id = shift.project_id and entry.employee_id = shift.employee_id
    -- The length of an entry without an end is unknown: neither it nor the planned shift counts.
    and entry.state in ('closed', 'unclear') and not entry.is_additional
    and entry.date between shift.date - 1 and shift.date + 1
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    -- An entry after midnight for last night's shift isn't work of the coming night.
    and (entry.date <> shift.date or entry.started_at >= shift.starts_at - interval '4 hours' or not exists (
      select from work_shift night
      where night.project_id = entry.project_id and night.employee_id = entry.employee_id and night.date = entry.date - 1
        and night.ends_at > entry.started_at
    ))
  offset 0
)
union all
select entry.project_id, entry.employee_id, entry.date,
  coalesce((array_agg(planned.role order by entry.started_at))[1], min(employee.roles[1])), 'clocked',
  greatest(1, max(planned.shifts))::integer,
  sum(
    floor(extract(epoch from entry.ended_at) / 60) - floor(extract(epoch from entry.started_at) / 60) - entry.break_minutes
  )::integer
from time_entry entry
join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id
left join lateral (
  select (array_agg(role order by starts_at))[1] as role, count(*) as shifts
  from work_shift as shift
  where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id
    and shift.date between entry.date - 1 and entry.date + 1
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    and status = 'published'
) planned on true
where entry.state = 'closed' and not entry.is_additional
group by entry.project_id, entry.employee_id, entry.date;
grant select on counted_work to pamaina_app;

-- What somebody wrote of themselves, and how to reach them; what happened stays. Of some kinds of activity, or (null)
-- of all.
create function forget_details(who text, names text[], since timestamptz, until timestamptz, kinds text[]) returns void language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.erasing', 'on', true);
  perform forget_details_unlinked(who, names, since, until, kinds);
  perform set_config('app.erasing', '', true);
end $$;
revoke execute on function forget_details(text,text[],timestamptz,timestamptz,text[]) from public;
grant execute on function forget_details(text,text[],timestamptz,timestamptz,text[]) to pamaina_app;

create function note_shifts_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at)
  select project_id, 'shift_soon', due_of_shifts(min(starts_at)) from added
  where status = 'published' and employee_id is not null group by project_id;
  insert into due_work (project_id, kind)
  select distinct added.project_id, 'clock_forgotten' from added
  join time_entry on time_entry.project_id = added.project_id and time_entry.employee_id = added.employee_id and state = 'open'
  where added.status = 'published';
  return null;
end $$;

create function note_changed_shifts_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at)
  select added.project_id, 'shift_soon', due_of_shifts(min(added.starts_at)) from added
  left join removed on removed.project_id = added.project_id and removed.id = added.id
  where added.status = 'published' and added.employee_id is not null
    and (added.status, added.employee_id, added.date, added.starts_at) is distinct from (removed.status, removed.employee_id, removed.date, removed.starts_at)
  group by added.project_id;
  if exists (select from time_entry where state = 'open' and project_id in (select added.project_id from added)) then
    insert into due_work (project_id, kind)
    select distinct changed.project_id, 'clock_forgotten'
    from (
      (select project_id, id, employee_id, status, starts_at, ends_at from added except select project_id, id, employee_id, status, starts_at, ends_at from removed)
      union all
      (select project_id, id, employee_id, status, starts_at, ends_at from removed except select project_id, id, employee_id, status, starts_at, ends_at from added)
    ) as changed
    join time_entry on time_entry.project_id = changed.project_id and time_entry.employee_id = changed.employee_id and state = 'open'
    where changed.status = 'published';
  end if;
  return null;
end $$;

-- Without its shift, or its newer certificate, another time counts. A project that is erased has nothing due.
create function note_removed_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'shift' then
    insert into due_work (project_id, kind)
    select distinct removed.project_id, 'clock_forgotten' from removed
    join time_entry on time_entry.project_id = removed.project_id and time_entry.employee_id = removed.employee_id and state = 'open'
    join project on project.id = removed.project_id;
  else
    insert into due_work (project_id, kind)
    select distinct removed.project_id, 'certificate' from removed join project on project.id = removed.project_id;
  end if;
  return null;
end $$;

-- Nobody is asked sooner than an hour after they began.
create function note_entry_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at) values (new.project_id, 'clock_forgotten', new.started_at + interval '1 hour');
  return null;
end $$;

create function rename_publisher(who text, pseudonym text, since timestamptz, until timestamptz) returns void language sql security definer set search_path = public as $$
  update archive set published_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and published_by = who
    and published_at <= until and (since is null or published_at > since);
  update time_entry_version set changed_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and changed_by = who
    and changed_at <= until and (since is null or changed_at > since)
$$;
revoke execute on function rename_publisher(text,text,timestamptz,timestamptz) from public;
grant execute on function rename_publisher(text,text,timestamptz,timestamptz) to pamaina_app;

create trigger worked_time_entry_insert after insert on time_entry referencing new table as new_rows
  for each statement execute function worked_time_entry_insert();
create trigger worked_time_entry_update after update on time_entry referencing old table as old_rows new table as new_rows
  for each statement execute function worked_time_entry_update();
create trigger worked_time_entry_delete after delete on time_entry referencing old table as old_rows
  for each statement execute function worked_time_entry_delete();
create trigger worked_by_roles after update of roles on employee for each row
  when (old.roles is distinct from new.roles) execute function worked_by_roles();
create trigger shifts_due_added after insert on shift referencing new table as added
  for each statement execute function note_shifts_due();
create trigger shifts_due_changed after update on shift referencing old table as removed new table as added
  for each statement execute function note_changed_shifts_due();
create trigger shifts_due_removed after delete on shift referencing old table as removed
  for each statement execute function note_removed_due();
create trigger certificates_due_removed after delete on certificate referencing old table as removed
  for each statement execute function note_removed_due();
create trigger entry_due after insert or update of state, started_at, date, employee_id on time_entry for each row
  when (new.state = 'open' and new.employee_id is not null) execute function note_entry_due();

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'clock_event', 'overtime_leave', 'payroll_export', 'sheet_confirmation', 'sheet_mark', 'time_entry',
    'time_entry_version', 'timesheet_month'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
