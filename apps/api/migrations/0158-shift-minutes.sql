-- What the engine counts of a shift (docs/decisions/050-minutes-of-shifts.md). It depends on the hours alone, in the calendar of the
-- project, so all shifts of the same hours share a row. `is_due`: the engine has not counted it, or what it counted no longer holds.
create table shift_minutes (
  project_id uuid not null default current_project() references project on delete cascade,
  date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes smallint not null,
  -- Without the break; those at night and on public holidays are among them.
  minutes integer not null default 0,
  night_minutes integer not null default 0,
  holiday_minutes integer not null default 0,
  -- A night shift (DK 117), one that starts on a public holiday, and the Saturday of the weekend in which it starts.
  is_night boolean not null default false,
  is_holiday boolean not null default false,
  weekend date,
  is_due boolean not null default true,
  primary key (project_id, date, starts_at, ends_at, break_minutes)
);
create index shift_minutes_due on shift_minutes (project_id) where is_due;
alter table shift_minutes enable row level security;
alter table shift_minutes force row level security;
create policy tenant on shift_minutes using (project_id = current_project());
-- Nobody deletes them: drafts of the same hours come and go.
grant select, insert, update on shift_minutes to pamaina_app;

-- What there is already is counted before the server that migrates serves anybody.
create policy backfill on shift_minutes to current_user using (true);
create policy backfill on shift to current_user using (true);
insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes)
select distinct project_id, date, starts_at, ends_at, break_minutes from shift;

-- Every shift has its minutes. The trigger below adds the row after the shift.
alter table shift add constraint shift_has_minutes
  foreign key (project_id, date, starts_at, ends_at, break_minutes) references shift_minutes deferrable initially deferred;
drop policy backfill on shift_minutes;
drop policy backfill on shift;

create function shift_hours_inserted() returns trigger language plpgsql as $$
begin
  -- In one order, so that two transactions with the same hours never wait for each other.
  insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes)
  select distinct project_id, date, starts_at, ends_at, break_minutes from new_rows order by 1, 2, 3, 4, 5
  on conflict do nothing;
  return null;
end $$;
create trigger shift_hours_inserted after insert on shift referencing new table as new_rows
  for each statement execute function shift_hours_inserted();

create function shift_hours_changed() returns trigger language plpgsql as $$
begin
  insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes)
  values (new.project_id, new.date, new.starts_at, new.ends_at, new.break_minutes)
  on conflict do nothing;
  return null;
end $$;
create trigger shift_hours_changed after update of date, starts_at, ends_at, break_minutes on shift for each row
  when ((old.date, old.starts_at, old.ends_at, old.break_minutes)
    is distinct from (new.date, new.starts_at, new.ends_at, new.break_minutes))
  execute function shift_hours_changed();

-- A transaction that writes shifts lets the engine count the new hours in the same transaction.
create function refuse_uncounted_hours() returns trigger language plpgsql as $$
begin
  if exists (
    select from shift_minutes
    where project_id = new.project_id and date = new.date and starts_at = new.starts_at and ends_at = new.ends_at
      and break_minutes = new.break_minutes and is_due
  ) then
    raise exception 'the minutes of a shift on % were not counted', new.date using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger refuse_uncounted_hours after insert on shift_minutes deferrable initially deferred for each row
  when (new.is_due) execute function refuse_uncounted_hours();

-- Counting shares this lock, a change of what the minutes depend on takes it alone: none are counted by the old calendar.
create function shift_minutes_key(project uuid) returns bigint language sql immutable as $$
  select hashtextextended(project::text, 158)
$$;

create function recount_shift_minutes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(shift_minutes_key(new.id));
  update shift_minutes set is_due = true where project_id = new.id and not is_due;
  return null;
end $$;
create trigger recount_shift_minutes after update of time_zone, country on project for each row
  when ((old.time_zone, old.country) is distinct from (new.time_zone, new.country)) execute function recount_shift_minutes();

-- A year of a country that is filled later, or a correction. Dates of other countries' projects are counted again in vain, which is rare.
create policy recounting on shift_minutes to current_user using (true);
create function recount_holidays() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update shift_minutes set is_due = true from changed_rows
  where shift_minutes.date between changed_rows.date - 1 and changed_rows.date and not is_due;
  -- Sums of past months have the holidays too.
  update worked_month set counted_at = null from changed_rows
  where month in (select months_around(changed_rows.date, changed_rows.date)) and counted_at is not null;
  return null;
end $$;
create trigger recount_new_holidays after insert on public_holiday referencing new table as changed_rows
  for each statement execute function recount_holidays();
create trigger recount_old_holidays after delete on public_holiday referencing old table as changed_rows
  for each statement execute function recount_holidays();

create function projects_to_count(most integer) returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct shift_minutes.project_id from shift_minutes where is_due limit most
$$;
-- So that all of them are counted anew.
create function forget_shift_minutes() returns void language sql security definer set search_path = public as $$
  update shift_minutes set is_due = true where not is_due
$$;
revoke execute on function projects_to_count, forget_shift_minutes from public;
grant execute on function projects_to_count, forget_shift_minutes to pamaina_app;

-- Shifts with their minutes, and those of them that are working time: on-call time at home isn't (DK 118). Sums read these.
drop view counted_work, work_shift;
create view counted_shift with (security_invoker = true) as
select project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, employee_id, former_name,
  status, minutes, night_minutes, holiday_minutes, is_night, is_holiday, weekend
from shift left join shift_minutes using (project_id, date, starts_at, ends_at, break_minutes);
create view work_shift with (security_invoker = true) as
select * from counted_shift where on_call is distinct from 'at_home';

-- As before (0151), with the minutes that the engine counted.
create view counted_work with (security_invoker = true) as
select shift.project_id, shift.employee_id, shift.date, shift.role, shift.status, 1 as shifts, shift.minutes
from work_shift as shift
where employee_id is not null and not exists (
  -- Time off approved after the shift had begun: it wasn't worked, and the norm is lowered by it. A shift assigned
  -- during time off counts: the employee was called in.
  select from time_off away
  where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.status = 'approved'
    and shift.date between away.start_date and away.end_date and away.decided_at >= shift.starts_at
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
grant select on counted_shift, work_shift, counted_work to pamaina_app;
