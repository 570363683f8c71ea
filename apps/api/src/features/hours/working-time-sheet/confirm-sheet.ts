import type { workingTimeSheet } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf, monthRange } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { confirmationOf } from './read-beside.ts';
import { readSheet } from './read-sheet.ts';

/**
 * Keeps what an employee says of the own month, in place of what they said before. What is not right may be said of a
 * month that goes on.
 * @throws `month_not_over`; `stale` when the figures are not those that the employee saw
 */
export async function confirmSheet(call: ProjectCall<typeof workingTimeSheet.confirmWorkingTimeSheet>) {
  const caller = call.caller;
  const { username } = caller;
  const employee_id = employeeOf(caller);
  const { year, month, figures, is_right, note } = call.body;
  const { start, end } = monthRange(year, month);
  const now = call.now;
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, now).date;
  if (start > today || (is_right && end >= today)) throw new ProblemError('month_not_over');
  const wanted = { year, month, employeeId: employee_id, language: call.language, now, username };
  const [line] = (await readSheet(tx, wanted)).lines;
  if (line?.figures !== figures) throw new ProblemError('stale');
  const said = { is_right, note: is_right ? null : (note ?? null), figures, said_at: new Date(now).toISOString() };
  const unanswered = { answer: null, answered_at: null, answered_by: null };
  await tx
    .insertInto('sheet_confirmation')
    .values({ employee_id, month: start, ...said })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'employee_id', 'month']).doUpdateSet({ ...said, ...unanswered }),
    )
    .execute();
  // The note stays in the confirmation alone: erasing it there erases it.
  const details = { employee_id, year, month };
  const action_type = is_right ? 'timesheet.confirmed' : 'timesheet.disputed';
  await recordActivity(tx, { action_type, actor: username, details });
  if (said.note !== null)
    await notify(tx, [
      {
        kind: 'timesheet_disputed',
        variant: 'asked',
        subject: `${employee_id}:${start}:${said.said_at}`,
        to: 'managers',
        facts: { name: line.name, year, month, note: said.note },
      },
    ]);
  return confirmationOf({ employee_id, ...said, ...unanswered }, figures);
}

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
