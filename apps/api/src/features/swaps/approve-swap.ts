import type { swaps } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { refuseIneligible } from '../eligibility/index.ts';
import { beginEdit, refreshAround, refusingOverlap } from '../shifts/index.ts';
import { findSwap } from './find-swap.ts';
import { settleSwap } from './settle-swap.ts';
import { swapQuery } from './swap-query.ts';

/**
 * Approves an accepted offer: with the month locked the rules are checked again, the shift moves and both employees are
 * checked (Decisions, Editing published shifts).
 * @throws `not_found`, `swap_over`, `swap_not_eligible`, `shift_overlaps`, `generation_running`
 */
export function approveSwap(call: Call<typeof swaps.approveSwap>) {
  const caller = member(call);
  const { projectId } = caller;
  const now = call.deps.now();
  const id = call.params.id.toLowerCase();
  return call.deps.database.inProject(projectId, async (tx) => {
    const instant = new Date(now).toISOString();
    const found = await swapQuery(tx, projectId, instant).where('offer.id', '=', id).executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    await beginEdit(tx, projectId, [found.date]);
    const before = await findSwap(tx, projectId, { id, now });
    const { shift_id, accepted_by, offered_by, date } = before;
    if (before.status !== 'employee_accepted' || shift_id === null || accepted_by === null)
      throw new ProblemError('swap_over');
    const shift = { id: shift_id, date };
    await refuseIneligible(tx, projectId, { shift, employeeId: accepted_by, language: call.language });
    const moved = await refusingOverlap(
      tx
        .updateTable('shift')
        .set((column) => ({ employee_id: accepted_by, version: column('version', '+', 1) }))
        .where('project_id', '=', projectId)
        .where('id', '=', shift_id)
        .where('employee_id', '=', offered_by)
        .returning('id')
        .execute(),
    );
    if (moved.length === 0) throw new ProblemError('swap_over');
    const set = { status: 'approved' as const, decided_by: caller.username, decided_at: instant };
    const approved = await settleSwap(tx, caller, { before, how: 'approved', set, now });
    const people = [accepted_by, offered_by].filter((person) => person !== null);
    await refreshAround(tx, projectId, [date], people);
    return approved;
  });
}
