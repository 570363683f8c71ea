import type { wishes } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { wishQuery } from './wish-query.ts';

/**
 * Preferences for the dates of a range, earliest first: a manager sees everyone's or one employee's, an employee the
 * own whatever the query.
 */
export async function listWishes(call: ProjectCall<typeof wishes.listWishes>): Promise<wishes.Wish[]> {
  const caller = call.caller;
  const { start, end, employee_id } = call.query;
  const who = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const { tx } = call;
  const found = wishQuery(tx)
    .where((where) => where.between('wish.date', start, end))
    .orderBy('wish.date')
    .orderBy('wish.employee_id');
  return (who === undefined ? found : found.where('wish.employee_id', '=', who)).execute();
}
