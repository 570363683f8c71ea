import type { workingTimeSheet } from '@pamaina/contract';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { holdMonths } from '../../plan/months/index.ts';

/**
 * Chooses the sign of somebody's day, or takes the choice back. @throws `month_locked`; `invalid` for somebody unknown
 */
export async function markDay(call: ProjectCall<typeof workingTimeSheet.markWorkingTimeSheet>): Promise<void> {
  const { projectId, username } = call.caller;
  const { employee_id, date, kind } = call.body;
  const key = { project_id: projectId, employee_id, date };
  const { tx } = call;
  // Who is deleted meanwhile is waited for.
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employee_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw fieldProblem('employee_id', 'employee_unknown');
  await holdMonths(tx, [date]);
  if (kind === null)
    await tx.deleteFrom('sheet_mark').where('employee_id', '=', employee_id).where('date', '=', date).execute();
  else
    await tx
      .insertInto('sheet_mark')
      .values({ ...key, kind })
      .onConflict((conflict) => conflict.columns(['project_id', 'employee_id', 'date']).doUpdateSet({ kind }))
      .execute();
  const details = { employee_id, date, kind };
  await recordActivity(tx, { action_type: 'timesheet.marked', actor: username, details });
}
