import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { refuseIneligible } from '../eligibility/index.ts';
import { namesOf } from '../employees/index.ts';
import { findSwap } from './find-swap.ts';
import { settleSwap } from './settle-swap.ts';

/**
 * Accepts an offered shift, subject to the manager's approval. @throws `not_found` for an offer to somebody else, the
 * own one too; `swap_over`; `swap_not_eligible`
 */
export function acceptSwap(call: Call<typeof swaps.acceptSwap>) {
  const caller = member(call);
  const { projectId } = caller;
  const me = employeeOf(caller);
  const now = call.deps.now();
  return call.deps.database.inProject(projectId, async (tx) => {
    const before = await findSwap(tx, projectId, { id: call.params.id, now });
    const isForMe = before.offered_by !== me && (before.target_name === null || before.target === me);
    if (!isForMe) throw new ProblemError('not_found');
    if (before.status !== 'pending' || before.shift_id === null) throw new ProblemError('swap_over');
    await refuseIneligible(tx, projectId, {
      shift: { id: before.shift_id, date: before.date },
      employeeId: me,
      language: call.language,
    });
    const accepted_by_name = (await namesOf(tx, projectId)).get(me) ?? me;
    const set = { status: 'employee_accepted' as const, accepted_by: me, accepted_by_name };
    return settleSwap(tx, caller, { before, how: 'accepted', set, now });
  });
}
