import type { wishes } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refreshAround } from '../shifts/index.ts';
import { lockOpenMonth } from './lock-open-month.ts';

/**
 * Deletes a preference; the warnings of its employee's shifts are updated.
 * @throws `not_found` alike for none and for a colleague's; `wishes_settled` when its month is published
 */
export async function deleteWish(call: Call<typeof wishes.deleteWish>): Promise<void> {
  const caller = member(call);
  const { projectId, username: actor } = caller;
  const id = call.params.id.toLowerCase();
  const own = caller.role === 'manager' ? null : employeeOf(caller);
  await call.deps.database.inProject(projectId, async (tx) => {
    const { date } = await find(tx, projectId, id, own);
    await lockOpenMonth(tx, projectId, date);
    // It may have been deleted while this call waited for the month.
    const { employee_id, ...before } = await find(tx, projectId, id, own);
    await tx.deleteFrom('wish').where('project_id', '=', projectId).where('id', '=', id).execute();
    await recordActivity(tx, projectId, { action_type: 'wish.deleted', actor, details: { id, employee_id, before } });
    await refreshAround(tx, projectId, [date], [employee_id]);
  });
}

async function find(tx: Tx, projectId: string, id: string, own: string | null) {
  let query = tx
    .selectFrom('wish')
    .select(['employee_id', 'date', 'kind', 'template'])
    .where('project_id', '=', projectId)
    .where('id', '=', id);
  if (own !== null) query = query.where('employee_id', '=', own);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
