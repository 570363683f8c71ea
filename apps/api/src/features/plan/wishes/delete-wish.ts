import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { wishes } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refreshAround, lockMonth } from '../shifts/index.ts';
import { isDayPublished } from '../months/index.ts';

/**
 * Deletes a preference; the warnings of its employee's shifts are updated.
 * @throws `not_found` alike for none and for a colleague's; `wishes_settled` when its day is published
 */
export async function deleteWish(call: ProjectCall<typeof wishes.deleteWish>): Promise<void> {
  const caller = call.caller;
  const { username: actor } = caller;
  const id = call.params.id.toLowerCase();
  const own = caller.role === 'manager' ? null : employeeOf(caller);
  const { tx } = call;
  const { date } = await find(tx, id, own);
  await lockOpenMonth(tx, date);
  // It may have been deleted while this call waited for the month.
  const { employee_id, ...before } = await find(tx, id, own);
  await tx.deleteFrom('wish').where('id', '=', id).execute();
  await recordActivity(tx, { action_type: 'wish.deleted', actor, details: { id, employee_id, before } });
  await refreshAround(tx, [date], [employee_id]);
}

async function find(tx: Tx, id: string, own: string | null) {
  let query = tx.selectFrom('wish').select(['employee_id', 'date', 'kind', 'template']).where('id', '=', id);
  if (own !== null) query = query.where('employee_id', '=', own);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

/**
 * Locks the month of a date until the transaction ends: preferences of a month change one after the other, and none
 * while it is being published.
 * @throws `wishes_settled` when the day is published
 */
export async function lockOpenMonth(tx: Tx, date: string): Promise<void> {
  await lockMonth(tx, yearOf(date), monthNumberOf(date));
  const { rows } = await sql<{
    settled: boolean;
  }>`select ${isDayPublished(sql`${tx.projectId}`, sql`${date}`)} as settled`.execute(tx);
  if (rows[0]?.settled) throw new ProblemError('wishes_settled');
}
