import type { attendance } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { folded } from '../../../platform/database/folded.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';

type Query = ProjectCall<typeof attendance.listAttendance>['query'];

/**
 * Who worked when, latest first: every clock entry with the published shift that it was for, and every published shift
 * without an entry. At-home on-call time is no work. Without `to`, up to today.
 */
export async function listAttendance(call: ProjectCall<typeof attendance.listAttendance>) {
  const { tx, query } = call;
  const now = new Date(call.now).toISOString();
  const found = sql`from (${clocked(tx, query, now)} union all ${planned(tx, query, now)}) work
    cross join (select time_zone from project where id = ${tx.projectId}) project
    where ${matches(query, now)}`;
  const { rows } = await sql<attendance.Attendance>`
    select id, date, employee_id, name, role, template, state, planned_start, planned_end, started_at, ended_at ${found}
    order by coalesce(started_at, planned_start) desc, ${byName(tx, 'name')}, id
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Whose work of which dates; a moment of the first date can lie in a shift of the evening before. */
function ofRange(table: 'entry' | 'shift', { from, to, employee_id, time }: Query, now: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const [first, person] = [from ?? null, employee_id ?? null];
  return sql`(${first}::date is null or ${column('date')} >= ${first}::date - ${time === undefined ? 0 : 1}::integer)
    and ${column('date')} <= coalesce(${to ?? null}::date, ${now.slice(0, 10)}::date + 1)
    and (${person}::text is null or ${column('employee_id')} = ${person})`;
}

/** An entry and a shift of one person, also of a former one, who has only the name. */
const OF_ONE_PERSON = sql`(shift.employee_id = entry.employee_id
  or (shift.employee_id is null and entry.employee_id is null and shift.former_name = entry.former_name))`;

const FOR_IT = sql`clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)`;

const clocked = (tx: Tx, query: Query, now: string) => sql`
  select entry.id, entry.date, entry.employee_id, coalesce(employee.name, entry.former_name) as name,
    coalesce(planned.role, employee.roles[1]) as role, planned.template,
    case entry.state when 'closed' then 'clocked' when 'open' then 'here' else 'unclear' end as state,
    planned.starts_at as planned_start, planned.ends_at as planned_end, entry.started_at, entry.ended_at
  from time_entry entry
  left join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id
  left join lateral (
    select role, template, starts_at, ends_at from shift
    where shift.project_id = entry.project_id and shift.status = 'published' and not entry.is_additional
      and shift.date between entry.date - 1 and entry.date + 1 and ${OF_ONE_PERSON} and ${FOR_IT}
    order by abs(extract(epoch from shift.starts_at - entry.started_at)) limit 1
  ) planned on true
  where entry.project_id = ${tx.projectId} and entry.state <> 'void' and ${ofRange('entry', query, now)}`;

const planned = (tx: Tx, query: Query, now: string) => sql`
  select shift.id, shift.date, shift.employee_id, coalesce(employee.name, shift.former_name) as name, shift.role,
    shift.template, 'planned' as state, shift.starts_at, shift.ends_at, null, null
  from shift
  left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
  where shift.project_id = ${tx.projectId} and shift.status = 'published' and ${ofRange('shift', query, now)}
    and shift.on_call is distinct from 'at_home' and coalesce(shift.employee_id, shift.former_name) is not null
    and not exists (
      select from time_entry entry
      where entry.project_id = shift.project_id and entry.state <> 'void'
        and entry.date between shift.date - 1 and shift.date + 1 and ${OF_ONE_PERSON} and ${FOR_IT}
    )`;

/** What a search asks of a row. Who was there: from the first moment, up to but not including the last. */
function matches({ from, to, time, role, name }: Query, now: string): RawBuilder<unknown> {
  const conditions = [sql`work.date <= coalesce(${to ?? null}::date, local_time(${now}, time_zone)::date)`];
  if (role !== undefined) conditions.push(sql`work.role = ${role}`);
  if (name !== undefined)
    conditions.push(sql`strpos(${folded(sql.ref<string>('work.name'))}, ${folded(sql`${name}::text`)}) > 0`);
  if (time !== undefined)
    conditions.push(sql`exists (
      select from generate_series(0, 1) later, lateral (select work.date + later as day) moment
      where (${from ?? null}::date is null or day >= ${from ?? null}::date)
        and day <= coalesce(${to ?? null}::date, local_time(${now}, time_zone)::date)
        and instant_of(day + ${time}::time, time_zone) >= coalesce(started_at, planned_start)
        and instant_of(day + ${time}::time, time_zone) < case state
          when 'clocked' then ended_at when 'here' then ${now}::timestamptz else coalesce(planned_end, started_at) end
    )`);
  return sql.join(conditions, sql` and `);
}
