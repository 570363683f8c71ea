import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { absenceConsequence } from '../eligibility/index.ts';
import { findProject } from '../projects/index.ts';
import { spanOf } from './span-of.ts';

/** What an employee's own time off would do, before it is requested: the manager sees the same, with the names. */
export async function getOwnConsequence(call: ProjectCall<typeof timeOff.getOwnConsequence>) {
  const employeeId = employeeOf(call.caller);
  const { start_date: from, end_date: to } = call.query;
  const { tx, now } = call;
  const { time_zone: zone } = await findProject(tx);
  const span = spanOf(zone, call.query);
  const { opens, unfillable } = await absenceConsequence(tx, { employeeId, from, to, ...span, now });
  const { rows } = await sql<{ away: number; days: number }>`select (
      select count(distinct colleague.id)::integer from time_off
      join employee as colleague on colleague.project_id = time_off.project_id and colleague.id = time_off.employee_id
      where time_off.project_id = ${tx.projectId} and status = 'approved' and colleague.id <> own.id
        and colleague.roles && own.roles and start_date <= ${to} and end_date >= ${from}
    ) as away, (
      select count(*)::integer from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      where extract(isodow from day) <= own.work_days_per_week and not exists (
        select from calendar_day where calendar_day.project_id = ${tx.projectId} and is_public and date = day::date
      )
    ) as days
    from employee as own where own.project_id = ${tx.projectId} and own.id = ${employeeId}`.execute(tx);
  const [found] = rows;
  return {
    // An unpublished shift is not the employee's to know.
    opens: opens
      .filter(({ row }) => row.status === 'published')
      .map(({ row, takers }) => ({
        date: row.date,
        start_time: row.start_time.slice(0, 5),
        end_time: row.end_time.slice(0, 5),
        role: row.role,
        takers: takers.length,
      })),
    unfillable,
    colleagues_away: found?.away ?? 0,
    working_days: found?.days ?? 0,
  };
}
