import type { workingTimeSheet } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';

/**
 * Answers what an employee said is not right; a second answer replaces the first. @throws `not_found` when nothing was
 * said
 */
export async function answerSheet(call: ProjectCall<typeof workingTimeSheet.answerWorkingTimeSheet>): Promise<void> {
  const { username } = call.caller;
  const { employee_id, year, month, answer } = call.body;
  const { start } = monthRange(year, month);
  const answered_at = new Date(call.now).toISOString();
  const { tx } = call;
  const answered = await tx
    .updateTable('sheet_confirmation')
    .set({ answer, answered_at, answered_by: username })
    .where('employee_id', '=', employee_id)
    .where('month', '=', start)
    .where('is_right', '=', false)
    .returning('employee_id')
    .executeTakeFirst();
  if (!answered) throw new ProblemError('not_found');
  // The words stay in the confirmation alone: the history could not forget them with it.
  const details = { employee_id, year, month };
  await recordActivity(tx, { action_type: 'timesheet.answered', actor: username, details });
  await notify(tx, [
    {
      kind: 'timesheet_answered',
      variant: 'answered',
      subject: `${employee_id}:${start}:${answered_at}`,
      to: { employees: [employee_id] },
      facts: { year, month, note: answer },
    },
  ]);
}
