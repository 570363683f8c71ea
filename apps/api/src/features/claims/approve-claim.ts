import type { claims } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call, type Member } from '../../platform/http/route.ts';
import { refuseIneligible } from '../eligibility/index.ts';
import { beginEdit, refreshAround, refusingOverlap } from '../shifts/index.ts';
import { claimQuery } from './claim-query.ts';
import { findClaim } from './find-claim.ts';
import { settleClaim } from './settle-claim.ts';

/**
 * Assigns an open shift to one of its claimants: with the month locked the rules are checked again, the shift is
 * assigned and all other claims for it are rejected.
 * @throws `not_found`, `claim_over`, `swap_not_eligible`, `shift_overlaps`, `generation_running`
 */
export function approveClaim(call: Call<typeof claims.approveClaim>) {
  const caller = member(call);
  const { projectId } = caller;
  const now = call.deps.now();
  const id = call.params.id.toLowerCase();
  return call.deps.database.inProject(projectId, async (tx) => {
    const instant = new Date(now).toISOString();
    const found = await claimQuery(tx, projectId, instant).where('claim.id', '=', id).executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    await beginEdit(tx, projectId, [found.date]);
    const before = await findClaim(tx, projectId, { id, now });
    const { shift_id, employee_id, date } = before;
    if (before.status !== 'pending' || shift_id === null || employee_id === null) throw new ProblemError('claim_over');
    const shift = { id: shift_id, date };
    await refuseIneligible(tx, projectId, { shift, employeeId: employee_id, language: call.language });
    const given = await refusingOverlap(
      tx
        .updateTable('shift')
        .set((column) => ({ employee_id, version: column('version', '+', 1) }))
        .where('project_id', '=', projectId)
        .where('id', '=', shift_id)
        .where('employee_id', 'is', null)
        .where('former_name', 'is', null)
        .returning('id')
        .execute(),
    );
    if (given.length === 0) throw new ProblemError('claim_over');
    const decided = { decided_by: caller.username, decided_at: instant };
    const set = { status: 'approved' as const, ...decided };
    const approved = await settleClaim(tx, caller, { before, how: 'approved', set, now });
    await rejectOthers(tx, caller, { shiftId: shift_id, now });
    await refreshAround(tx, projectId, [date], [employee_id]);
    return approved;
  });
}

/** The other claims for an assigned shift; they are rejected because a colleague got it. */
async function rejectOthers(tx: Tx, caller: Member, { shiftId, now }: { shiftId: string; now: number }): Promise<void> {
  const others = await tx
    .selectFrom('shift_claim')
    .select('id')
    .where('project_id', '=', caller.projectId)
    .where('shift_id', '=', shiftId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
  const decided = { decided_by: caller.username, decided_at: new Date(now).toISOString() };
  const set = { status: 'rejected' as const, ...decided };
  for (const { id } of others) {
    const before = await findClaim(tx, caller.projectId, { id, now });
    await settleClaim(tx, caller, {
      before: { ...before, status: 'pending' },
      how: 'rejected',
      set,
      now,
    });
  }
}
