-- Agreed beside the contract's work (DK 35): no part of the norm, and a column of its own in the timesheet (DK 120).
alter table time_entry add column if not exists is_additional boolean not null default false;
alter table time_entry_version add column if not exists is_additional boolean not null default false;

-- The published shifts that an absence took when it was granted: taken back, those that are still open can be taken by another one.
alter table time_off add column opened uuid[] not null default '{}';

-- What counts as worked, in one place: a day on which somebody clocked counts as it was clocked, any other as it was planned. A row of a
-- clocked day stands for all its shifts, under the role of the first of them. Additional work counts towards no norm and stands for no
-- shift (docs/decisions/020-time-clock.md).
create or replace view counted_work with (security_invoker = true) as
select shift.project_id, shift.employee_id, shift.date, shift.role, shift.status, 1 as shifts,
  (extract(epoch from ends_at - starts_at) / 60 - break_minutes)::integer as minutes
from shift
where employee_id is not null and not exists (
  -- Who was granted time off after the shift had begun did not work it, and their norm is lowered by it. A shift that somebody was given
  -- during time off counts: they were called in.
  select from time_off away
  where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.status = 'approved'
    and shift.date between away.start_date and away.end_date and away.decided_at >= shift.starts_at
) and not exists (
  select from time_entry entry cross join generate_series(-1, 1) as later
  where entry.project_id = shift.project_id and entry.employee_id = shift.employee_id
    -- Of what has no end nobody knows how long it was: it counts nothing, and what was planned does not either.
    and entry.state in ('closed', 'unclear') and not entry.is_additional
    and entry.date = shift.date - later
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    -- Who clocked in after midnight for last night has not worked the coming night yet.
    and (later <> 0 or entry.started_at >= shift.starts_at - interval '4 hours' or not exists (
      select from shift night
      where night.project_id = entry.project_id and night.employee_id = entry.employee_id and night.date = entry.date - 1
        and night.ends_at > entry.started_at
    ))
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
  from shift
  where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id
    and shift.date between entry.date - 1 and entry.date + 1
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    and status = 'published'
) planned on true
where entry.state = 'closed' and not entry.is_additional
group by entry.project_id, entry.employee_id, entry.date;

-- What was kept before absences had their hours and payrolls their additional work.
create policy backfill on former_employee to current_user using (true);
create policy backfill on timesheet_month to current_user using (true);
create policy backfill on time_off to current_user using (true);
create policy backfill on shift to current_user using (true);
update former_employee set terms = jsonb_set(terms, '{absences}', (
  select coalesce(jsonb_agg(case when absence ? 'start_date' then jsonb_build_object(
    'type', absence -> 'type', 'from', absence -> 'start_date', 'to', absence -> 'end_date', 'scheduled', '{}'::jsonb
  ) else absence end order by place), '[]')
  from jsonb_array_elements(terms -> 'absences') with ordinality as listed (absence, place)
)) where terms is not null;
update timesheet_month set payroll = (
  select coalesce(jsonb_agg('{"additional": 0}' || line order by place), '[]')
  from jsonb_array_elements(payroll) with ordinality as listed (line, place)
) where payroll is not null;
-- The shifts that had begun when an absence was granted stayed the person's: what does not count from now on lowers the norm.
update time_off away set scheduled = held.scheduled from (
  select project_id, id, jsonb_object_agg(date, minutes) as scheduled from (
    select away.project_id, away.id, shift.date,
      sum(extract(epoch from shift.ends_at - shift.starts_at) / 60 - shift.break_minutes)::integer as minutes
    from time_off away join shift on shift.project_id = away.project_id and shift.employee_id = away.employee_id
      and shift.status = 'published' and shift.date between away.start_date and away.end_date
      and away.decided_at >= shift.starts_at
    where away.status = 'approved' and away.scheduled = '{}'
    group by away.project_id, away.id, shift.date
  ) as days group by project_id, id
) as held
where away.project_id = held.project_id and away.id = held.id;
drop policy backfill on time_off;
drop policy backfill on shift;
drop policy backfill on former_employee;
drop policy backfill on timesheet_month;
