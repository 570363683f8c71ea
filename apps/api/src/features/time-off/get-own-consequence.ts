import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { absenceConsequence } from '../eligibility/index.ts';
import { balanceEffects, workingDaysOf } from '../leave-types/index.ts';
import { findProject } from '../projects/index.ts';
import { spanOf } from './time-off-query.ts';

/** What an employee's own time off would do, before it is requested: the manager sees the same, with the names. */
export async function getOwnConsequence(call: ProjectCall<typeof timeOff.getOwnConsequence>) {
  const employeeId = employeeOf(call.caller);
  const { start_date: from, end_date: to, type } = call.query;
  const { tx, now } = call;
  const { time_zone: zone } = await findProject(tx);
  const span = spanOf(zone, call.query);
  const { opens, unfillable } = await absenceConsequence(tx, { employeeId, from, to, ...span, now });
  const { away } = await tx
    .selectFrom('time_off')
    .innerJoin('employee as colleague', (join) =>
      join.onRef('colleague.project_id', '=', 'time_off.project_id').onRef('colleague.id', '=', 'time_off.employee_id'),
    )
    .select(sql<number>`count(distinct colleague.id)::integer`.as('away'))
    .where('status', '=', 'approved')
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .where('colleague.id', '<>', employeeId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('employee as own')
          .select('own.id')
          .where('own.id', '=', employeeId)
          .where(sql<boolean>`own.roles && colleague.roles`),
      ),
    )
    .executeTakeFirstOrThrow();
  const working_days = await workingDaysOf(tx, { employeeId, from, to });
  const today = localOf(zone, now).date;
  const effects =
    type === undefined ? [] : await balanceEffects(tx, { people: [employeeId], type, from, to, minutes: null, today });
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
    colleagues_away: away,
    working_days,
    balances: effects.map(({ type: of, type_name, unit, year, left, takes }) => ({
      type: of,
      type_name,
      unit,
      year,
      left,
      takes,
    })),
  };
}
