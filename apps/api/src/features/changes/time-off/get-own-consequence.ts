import { clockTimeOf } from '@pamaina/contract';
import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { absenceConsequence } from '../../plan/eligibility/index.ts';
import { balanceEffects, readBooksOf, workingDaysOf } from '../leave-types/index.ts';
import { spanOf } from './time-off-query.ts';

/**
 * What an employee's own time off would do, before it is requested: the manager sees the same, with the names. Two
 * statements.
 */
export async function getOwnConsequence(call: ProjectCall<typeof timeOff.getOwnConsequence>) {
  const { tx, now, caller } = call;
  const { timeZone: zone } = caller;
  const employeeId = employeeOf(caller);
  const { start_date: from, end_date: to, type } = call.query;
  const dates = { people: [employeeId], from, to };
  const [{ opens, unfillable }, { away }, books] = await together(tx, () => [
    absenceConsequence(tx, { employeeId, from, to, ...spanOf(zone, call.query), now }),
    countColleaguesAway(tx, { employeeId, from, to }),
    readBooksOf(tx, dates),
  ]);
  const today = localOf(zone, now).date;
  const effects = type === undefined ? [] : balanceEffects(books, { ...dates, type, minutes: null, today });
  return {
    // An unpublished shift is not the employee's to know.
    opens: opens
      .filter(({ row }) => row.status === 'published')
      .map(({ row, takers }) => ({
        date: row.date,
        start_time: clockTimeOf(row.start_time),
        end_time: clockTimeOf(row.end_time),
        role: row.role,
        takers: takers.length,
      })),
    unfillable,
    colleagues_away: away,
    working_days: workingDaysOf(books, { employeeId, from, to }),
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

interface Dates {
  employeeId: string;
  /** Local, both inclusive. */
  from: string;
  to: string;
}

/** Who shares a role with somebody and is away on some of the dates. */
const countColleaguesAway = (tx: Tx, { employeeId, from, to }: Dates) =>
  tx
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
