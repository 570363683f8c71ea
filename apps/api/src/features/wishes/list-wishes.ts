import type { wishes } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { wishQuery } from './wish-query.ts';

/**
 * Preferences for the dates of a range, earliest first: a manager sees everyone's or one employee's, an employee the
 * own whatever the query.
 */
export async function listWishes(call: Call<typeof wishes.listWishes>): Promise<wishes.Wish[]> {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const who = caller.role === 'manager' ? employee_id : employeeOf(caller);
  return call.deps.database.inProject(caller.projectId, (tx) => {
    const found = wishQuery(tx, caller.projectId)
      .where((where) => where.between('wish.date', start, end))
      .orderBy('wish.date')
      .orderBy('wish.employee_id');
    return (who === undefined ? found : found.where('wish.employee_id', '=', who)).execute();
  });
}
