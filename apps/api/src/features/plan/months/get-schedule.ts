import type { schedule } from '@pamaina/contract';
import { sql } from 'kysely';
import { member, Prebuilt, type Call } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { calendarName } from '../../business/holidays/index.ts';
import { inPlan } from '../planning-input/index.ts';
import { isDayPublished } from './month-state.ts';
import { bytesOfMonth, type MonthOfShifts } from './bytes-of-month.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';

interface Month extends MonthOfShifts {
  holidays: string;
  events: string;
  comments: string;
  tasks: string;
  published: string;
  amendments: string;
  removed: string;
  template_colors: string;
  zone: string;
}

/**
 * The shifts of a range (an employee sees published ones only, and never a rule that a colleague
 * breaks). One statement. What costs most is to write values as text, so shifts that only differ in who works them
 * come as one row; the rest is JSON already.
 */
export async function getSchedule(call: Call<typeof schedule.getSchedule>): Promise<Prebuilt> {
  const { projectId, role } = member(call);
  const { start, end } = call.query;
  const isManager = role === 'manager';
  const statement = sql<Month>`/* prepared */
      with alike as (
        select date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, status, pinned, version,
          cut, former_name, status = 'draft' and hand is not null as by_hand, amendment, amends,
          array_agg(id) as ids, array_agg(employee_id) as people,
          json_agg(json_build_array(id, violations)) filter (where ${isManager} and violations <> '[]') as warned
        from shift
        where project_id = ${projectId} and date between ${start} and ${end}
          and case when ${isManager} then ${inPlan('draft')} else status = 'published' end
        group by date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, status, pinned, version,
          cut, former_name, by_hand, amendment, amends
      )
      select
        (select coalesce(json_agg(one), '[]') from (
          select date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, status, pinned, by_hand,
            ${amendedIn(projectId)} as amended, version, cut, former_name, ids, people, warned
          from alike order by starts_at
        ) as one) as alike,
        (select coalesce(json_agg(json_build_array(id, name)), '[]') from employee
          where project_id = ${projectId} and id in (select unnest(people) from alike)) as named,
        (select coalesce(json_agg(json_build_object('date', date, 'name', ${calendarName(call.language)}, 'closed', closed, 'public', is_public) order by date), '[]')::text
          from calendar_day where project_id = ${projectId} and date between ${start} and ${end}) as holidays,
        (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'title', title, 'description', description,
          'color', color, 'takings_percent', case when ${isManager} then takings_percent end, 'version', version) order by date, title, id), '[]')::text
          from event where project_id = ${projectId} and date between ${start} and ${end}) as events,
        (select coalesce(json_agg(json_build_object('date', date, 'count', count) order by date), '[]')::text from (
          select date, count(*)::int as count from daily_comment
          where project_id = ${projectId} and date between ${start} and ${end} group by date
        ) as commented) as comments,
        (${notesAndTasks(call)}) as tasks,
        (select coalesce(json_agg(json_build_object('id', id, 'start', starts_on, 'end', ends_on, 'base_version', base_version,
            'started_by', started_by, 'started_at', to_char(started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by starts_on), '[]')::text
          from amendment where project_id = ${projectId} and version is null and ${isManager}
            and starts_on <= ${end} and ends_on >= ${start}) as amendments,
        (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'employee_id', employee_id, 'role', role) order by starts_at, id), '[]')::text
          from shift where project_id = ${projectId} and date between ${start} and ${end} and ${isManager}
            and amendment is not null and status = 'published' and not exists (
              select from shift as draft where draft.project_id = shift.project_id and draft.amends = shift.id
            )) as removed,
        (select coalesce(json_agg(day::date::text order by day), '[]')::text
          from generate_series(${start}::date, ${end}::date, interval '1 day') as day
          where ${isDayPublished(sql`${projectId}::uuid`, sql`day`)}) as published,
        (select coalesce(json_object_agg(name, color), '{}')::text
          from template where project_id = ${projectId}) as template_colors,
        (select time_zone from project where id = ${projectId}) as zone`;
  const [month] = (await call.deps.database.readOnce(projectId, statement)) as [Month];
  const { holidays, events, comments, tasks, published, amendments, removed, template_colors: colors } = month;
  const draft = isManager ? `,"amendments":${amendments},"removed":${removed}` : '';
  const days = `"holidays":${holidays},"events":${events},"comments":${comments},"tasks":${tasks},"published":${published}`;
  return new Prebuilt(bytesOfMonth(month, `${days}${draft},"template_colors":${colors}`, readerOf(call, month.zone)));
}

/** What an open amendment makes of a row of `alike`: null where it is no part of one. */
const amendedIn = (projectId: string) => sql`
  case when amendment is null or status = 'published' then null when amends is null then 'added' when exists (
    select from shift as published where published.project_id = ${projectId} and published.id = alike.amends
      and (published.date, published.start_time, published.end_time, published.break_minutes, published.role)
        = (alike.date, alike.start_time, alike.end_time, alike.break_minutes, alike.role)
      and published.template is not distinct from alike.template
      and published.employee_id is not distinct from alike.people[1]
  ) then 'same' else 'changed' end`;

/** The days that have notes which the caller sees, or, for managers, tasks up to today that no one has done. */
function notesAndTasks(call: Call<typeof schedule.getSchedule>) {
  const { projectId, role, employeeId, timeZone } = member(call);
  const { start, end } = call.query;
  const isManager = role === 'manager';
  return sql`
    select coalesce(json_agg(json_build_object('date', date, 'notes', notes, 'open', open) order by date), '[]')::text from (
      select date, count(*) filter (where is_note)::int as notes, count(*) filter (where not is_note)::int as open from (
        select date, true as is_note from shift_note as note
        where project_id = ${projectId} and date between ${start} and ${end}
          and (${isManager} or exists (select from alike where alike.date = note.date
            and ${employeeId} = any(people) and (note.template is null or alike.template = note.template)))
        union all
        select planned.date, false
        from (select distinct date, template from alike
          where date <= ${localOf(timeZone, call.deps.now()).date}::date and ${isManager}) as planned
        join template on template.project_id = ${projectId} and template.name = planned.template
        cross join unnest(template.tasks) as item (task)
        where not exists (select from task_done as done where done.project_id = ${projectId}
          and done.date = planned.date and done.template = planned.template and done.task = item.task)
      ) as said group by date
    ) as marked`;
}
