import type { timeOff } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { timeOffQuery } from './time-off-query.ts';

const LISTED_MAX = 1000;

/** Requests, those that begin last first: a manager sees everybody's, an employee the own. */
export function listTimeOff(call: Call<typeof timeOff.listTimeOff>) {
  const caller = member(call);
  return call.deps.database.inProject(caller.projectId, (tx) => {
    const query = timeOffQuery(tx, caller.projectId);
    const seen = caller.role === 'manager' ? query : query.where('time_off.employee_id', '=', employeeOf(caller));
    return seen.orderBy('time_off.start_date', 'desc').orderBy('time_off.id', 'desc').limit(LISTED_MAX).execute();
  });
}
