import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { together } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { absenceConsequence } from '../../plan/eligibility/index.ts';
import { booksOfMonths } from '../../plan/planning-input/index.ts';
import { presentShift } from '../../plan/shifts/index.ts';
import { spanOf, timeOffQuery } from './time-off-query.ts';

const COLLEAGUES_MAX = 20;

/**
 * The effect of an approval, before it is given. @throws `not_found`; `time_off_decided` when it does not wait any more
 */
export async function getConsequence(
  call: ProjectCall<typeof timeOff.getConsequence>,
): Promise<timeOff.TimeOffConsequence> {
  const { language, tx } = call;
  const { timeZone: zone } = call.caller;
  const { books, ...asked } = await timeOffQuery(tx)
    .select(booksOfMonths(sql`time_off.start_date - 1`, sql`time_off.end_date`).as('books'))
    .where('time_off.id', '=', call.params.id.toLowerCase())
    .executeTakeFirstOrThrow(() => new ProblemError('not_found'));
  if (asked.status !== 'pending') throw new ProblemError('time_off_decided');
  const { start_date, end_date, employee_id: employeeId } = asked;
  const dates = { from: start_date, to: end_date };
  const [{ opens, unfillable }, also_away] = await together(tx, () => [
    absenceConsequence(tx, { employeeId, ...dates, ...spanOf(zone, asked), now: call.now, books }),
    timeOffQuery(tx)
      .where('time_off.status', '=', 'approved')
      .where('time_off.employee_id', '<>', employeeId)
      .where('time_off.start_date', '<=', end_date)
      .where('time_off.end_date', '>=', start_date)
      .orderBy('time_off.start_date')
      .limit(COLLEAGUES_MAX)
      .execute(),
  ]);
  return {
    opens: opens.map(({ row, takers }) => ({
      shift: presentShift(row, asked.employee_name, { language, zone }),
      takers: takers.map(({ id, name }) => ({ employee_id: id, name })),
    })),
    unfillable,
    also_away: also_away.map(({ employee_name, ...away }) => ({ name: employee_name, ...away })),
  };
}
