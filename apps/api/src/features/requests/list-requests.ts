import type { requests } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { requestQuery } from './request-query.ts';

const LISTED_MAX = 1000;

/** General requests, the latest first: a manager sees everybody's, an employee the own. */
export function listRequests(call: Call<typeof requests.listRequests>) {
  const caller = member(call);
  return call.deps.database.inProject(caller.projectId, (tx) => {
    const query = requestQuery(tx, caller.projectId);
    const seen = caller.role === 'manager' ? query : query.where('request.employee_id', '=', employeeOf(caller));
    return seen.orderBy('request.submitted_at', 'desc').orderBy('request.id', 'desc').limit(LISTED_MAX).execute();
  });
}
