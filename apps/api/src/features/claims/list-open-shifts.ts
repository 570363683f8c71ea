import type { claims } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { claimableShifts as shiftsOpenTo } from '../eligibility/index.ts';

/** Open published shifts that the caller can work within the rules, each with the caller's claim. */
export function listOpenShifts(call: Call<typeof claims.listOpenShifts>) {
  const caller = member(call);
  const { projectId } = caller;
  const employeeId = employeeOf(caller);
  const now = new Date(call.deps.now()).toISOString();
  return call.deps.database.inProject(projectId, async (tx) => {
    const open = await shiftsOpenTo(tx, projectId, { employeeId, now });
    const own = await tx
      .selectFrom('shift_claim')
      .select(['id', 'shift_id'])
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .where('status', '=', 'pending')
      .where('starts_at', '>', now)
      .execute();
    const claimed = new Map(own.map(({ id, shift_id }) => [shift_id, id]));
    return open.map((shift) => ({
      ...shift,
      start_time: shift.start_time.slice(0, 5),
      end_time: shift.end_time.slice(0, 5),
      claim_id: claimed.get(shift.id) ?? null,
    }));
  });
}
