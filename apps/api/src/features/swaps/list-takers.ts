import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { rankCandidates } from '../eligibility/index.ts';
import { ownShift } from './own-shift.ts';

/**
 * Who can take the caller's own published shift, best first; the reasons of the others are not shown. @throws
 * `not_found`
 */
export function listTakers(call: Call<typeof swaps.listTakers>) {
  const caller = member(call);
  const { projectId } = caller;
  return call.deps.database.inProject(projectId, async (tx) => {
    const { id, date } = await ownShift(tx, projectId, { id: call.query.shift_id, employeeId: employeeOf(caller) });
    const judged = await rankCandidates(tx, projectId, { id, date, language: call.language });
    return judged.filter(({ broken }) => broken.length === 0).map(({ employee_id, name }) => ({ employee_id, name }));
  });
}
