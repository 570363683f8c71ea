-- As before (0158), but hours of absence excuse only a shift that lies within them: the rest of a longer one was worked.
create or replace view counted_work with (security_invoker = true) as
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

-- What was noted and done stays when its template is deleted. Done tasks keep its name (`renameInShifts` follows a new one), a note is
-- then one of the day.
alter table task_done drop constraint task_done_project_id_template_fkey;
alter table shift_note drop constraint shift_note_template, add constraint shift_note_template
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete set null (template);
