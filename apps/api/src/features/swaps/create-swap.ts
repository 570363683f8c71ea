import type { swaps } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { refuseIneligible, rankCandidates } from '../eligibility/index.ts';
import { namesOf } from '../employees/index.ts';
import { findSwap } from './find-swap.ts';
import { ownShift } from './own-shift.ts';
import { presentSwap } from './present-swap.ts';

/**
 * Offers the caller's own published shift to one eligible colleague, or to all of them.
 * @throws `not_found` for a shift that is not the caller's; `shift_begun`, `swap_exists`, `swap_not_eligible`
 */
export async function createSwap(call: Call<typeof swaps.createSwap>): Promise<swaps.SwapOffer> {
  const caller = member(call);
  const { projectId, username: actor } = caller;
  const offered_by = employeeOf(caller);
  const { shift_id, target_employee_id: target = null, note } = call.body;
  const id = randomUUIDv7();
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const { id: shiftId, ...shift } = await ownShift(tx, projectId, { id: shift_id, employeeId: offered_by });
      if (Date.parse(shift.starts_at) <= call.deps.now()) throw new ProblemError('shift_begun');
      const names = await namesOf(tx, projectId);
      if (target !== null && (target === offered_by || !names.has(target)))
        throw fieldProblem('target_employee_id', 'employee_unknown');
      if (target !== null)
        await refuseIneligible(tx, projectId, {
          shift: { id: shiftId, date: shift.date },
          employeeId: target,
          language: call.language,
        });
      // Offers of the previous employee do not block a new one.
      await tx
        .updateTable('swap_offer')
        .set({ status: 'cancelled' })
        .where('project_id', '=', projectId)
        .where('shift_id', '=', shiftId)
        .where('status', 'in', ['pending', 'employee_accepted'])
        .where((where) => where.or([where('offered_by', 'is', null), where('offered_by', '<>', offered_by)]))
        .execute();
      const offered_by_name = names.get(offered_by) ?? offered_by;
      const people = { offered_by, offered_by_name, target, target_name: target && (names.get(target) ?? target) };
      await tx
        .insertInto('swap_offer')
        .values({ project_id: projectId, id, shift_id: shiftId, ...shift, ...people, note: note || null })
        .execute();
      const created = await findSwap(tx, projectId, { id, now: call.deps.now() });
      const details = {
        id,
        date: shift.date,
        role: shift.role,
        offered_by: offered_by_name,
        target: people.target_name,
      };
      await recordActivity(tx, projectId, { action_type: 'swap.offered', actor, details });
      await notify(tx, projectId, [
        {
          kind: 'swap_offered',
          variant: target === null ? 'anyone' : 'you',
          subject: id,
          to: { employees: target === null ? await takersOf(tx, projectId, { id: shiftId, ...shift }) : [target] },
          facts: {
            date: shift.date,
            role: shift.role,
            start: shift.start_time.slice(0, 5),
            end: shift.end_time.slice(0, 5),
            name: offered_by_name,
          },
          expiresAt: shift.starts_at,
        },
      ]);
      return presentSwap(created, caller);
    });
  } catch (error) {
    throw brokenConstraint(error) === 'swap_offer_live' ? new ProblemError('swap_exists') : error;
  }
}

/** Everyone who can take the shift: to others the offer is of no use. */
async function takersOf(tx: Tx, projectId: string, shift: { id: string; date: string }): Promise<string[]> {
  const judged = await rankCandidates(tx, projectId, { ...shift, language: 'en' });
  return judged.filter(({ broken }) => broken.length === 0).map(({ employee_id }) => employee_id);
}
