import type { schedule } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import { sql } from 'kysely';
import { member, Prebuilt, type Call } from '../../platform/http/route.ts';
import { calendarName } from '../holidays/index.ts';
import { inPlan } from '../planning-input/index.ts';
import { isDayPublished } from './month-state.ts';
import { readerOf, ruleText } from '../../platform/text/rule-text.ts';

interface Month {
  shifts: string;
  warned: { id: string; violations: Violation[] }[];
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

/** A whole minute in UTC, the zone of our connections; `to_char` takes ten times as long. */
const instant = (column: string) =>
  sql`overlay(left(${sql.ref(`listed.${column}`)}::text, 19) placing 'T' from 11) || '.000Z'`;

/** Where the warnings of a shift go; a quote inside a text is escaped, so no text can look like one. */
const PLACE = /\["@([0-9a-f-]{36})"\]/g;

/**
 * The shifts of a range (Spec section 6: an employee sees published ones only, and never a rule that a colleague
 * breaks). One statement, and PostgreSQL builds the JSON, of rows, which takes half as long as
 * `json_build_object`. Only warnings pass through here, to be put into words.
 */
export async function getSchedule(call: Call<typeof schedule.getSchedule>): Promise<Prebuilt> {
  const { projectId, role, employeeId } = member(call);
  const { start, end } = call.query;
  const isManager = role === 'manager';
  const now = new Date(call.deps.now()).toISOString();
  const today = sql`(${now}::timestamptz at time zone (select time_zone from project where id = ${projectId}))::date`;
  const month = await call.deps.database.readInProject(projectId, async (tx) => {
    const { rows } = await sql<Month>`/* prepared */
      with listed as (
        select shift.id, shift.violations, shift.starts_at,
          jsonb_array_length(shift.violations) > 0 and ${isManager} as is_warned,
          coalesce(employee.name, former_name) as employee_name,
          shift.date, start_time, end_time, ends_at, break_minutes, template, role, on_call, employee_id, status, pinned, cut, shift.version,
          status = 'draft' and hand is not null as by_hand,
          case when shift.amendment is null or status = 'published' then null when amends is null then 'added' when exists (
            select from shift as published where published.project_id = shift.project_id and published.id = shift.amends
              and (published.date, published.start_time, published.end_time, published.break_minutes, published.role)
                = (shift.date, shift.start_time, shift.end_time, shift.break_minutes, shift.role)
              and published.template is not distinct from shift.template
              and published.employee_id is not distinct from shift.employee_id
          ) then 'same' else 'changed' end as amended
        from shift left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
        where shift.project_id = ${projectId} and shift.date between ${start} and ${end}
          and case when ${isManager} then ${inPlan('draft')} else status = 'published' end
      )
      select
        (select coalesce(json_agg(one), '[]')::text from (
          select id, date, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time,
            ${instant('starts_at')} as starts_at, ${instant('ends_at')} as ends_at, break_minutes, template, role, on_call, employee_id,
            employee_name, status, pinned, by_hand, amended, version, cut - 'breaks' - 'break_minutes' as cut,
            case when is_warned then json_build_array('@' || id) else '[]' end as warnings
          from listed order by listed.starts_at, listed.id
        ) as one) as shifts,
        (select coalesce(json_agg(json_build_object('id', id, 'violations', violations)), '[]') from listed where is_warned) as warned,
        (select coalesce(json_agg(json_build_object('date', date, 'name', ${calendarName(call.language)}, 'closed', closed, 'public', is_public) order by date), '[]')::text
          from calendar_day where project_id = ${projectId} and date between ${start} and ${end}) as holidays,
        (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'title', title, 'description', description,
          'color', color, 'version', version) order by date, title, id), '[]')::text
          from event where project_id = ${projectId} and date between ${start} and ${end}) as events,
        (select coalesce(json_agg(json_build_object('date', date, 'count', count) order by date), '[]')::text from (
          select date, count(*)::int as count from daily_comment
          where project_id = ${projectId} and date between ${start} and ${end} group by date
        ) as commented) as comments,
        (select coalesce(json_agg(json_build_object('date', date, 'notes', notes, 'open', open) order by date), '[]')::text from (
          select date, count(*) filter (where is_note)::int as notes, count(*) filter (where not is_note)::int as open from (
            select date, true as is_note from shift_note as note
            where project_id = ${projectId} and date between ${start} and ${end}
              and (${isManager} or exists (select from listed where listed.date = note.date
                and listed.employee_id = ${employeeId} and (note.template is null or listed.template = note.template)))
            union all
            select planned.date, false
            from (select distinct date, template from listed where date <= ${today} and ${isManager}) as planned
            join template on template.project_id = ${projectId} and template.name = planned.template
            cross join unnest(template.tasks) as item (task)
            where not exists (select from task_done as done where done.project_id = ${projectId}
              and done.date = planned.date and done.template = planned.template and done.task = item.task)
          ) as said group by date
        ) as marked) as tasks,
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
        (select time_zone from project where id = ${projectId}) as zone`.execute(tx);
    return rows[0] as Month;
  });
  const reader = readerOf(call, month.zone);
  const words = new Map(
    month.warned.map(({ id, violations }) => [id, violations.map((violation) => ruleText(violation, reader))]),
  );
  const shifts =
    words.size === 0
      ? month.shifts
      : month.shifts.replaceAll(PLACE, (_, id: string) => JSON.stringify(words.get(id) ?? []));
  const { holidays, events, comments, tasks, published, amendments, removed, template_colors: colors } = month;
  const draft = isManager ? `,"amendments":${amendments},"removed":${removed}` : '';
  return new Prebuilt(
    `{"shifts":${shifts},"holidays":${holidays},"events":${events},"comments":${comments},"tasks":${tasks},"published":${published}${draft},"template_colors":${colors}}`,
  );
}
