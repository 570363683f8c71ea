import type { timesheets } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { Call, ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { holdMonths } from '../months/index.ts';
import { entryTimes, refuseIntoRunning, refusingTwice } from './write-entry.ts';

/**
 * Corrects an entry in any state; its previous values are stored with the reason, and it waits for approval again.
 * @throws `not_found`, `stale`, `invalid`, `entry_overlaps`; `month_locked` when it lies in a locked month or would
 */
export async function updateTimesheet(call: ProjectCall<typeof timesheets.updateTimesheet>) {
  const { username } = call.caller;
  const { reason, is_void } = call.body;
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const found = await tx.selectFrom('time_entry').select('employee_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  const { time_zone } = await findProject(tx);
  const written = is_void ? null : entryTimes(time_zone, statedTimes(call.body), call.now);
  // The employee's row comes first, as with a clock event: this avoids deadlocks.
  if (found.employee_id !== null) {
    const ended_at = written?.ended_at ?? null;
    await refuseIntoRunning(tx, { employeeId: found.employee_id, ended_at, but: id });
  }
  const before = await tx
    .selectFrom('time_entry')
    .select(['date', 'state', 'started_at', 'ended_at', 'break_minutes', 'is_additional', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before || before.state === 'void') throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const is_additional = call.body.is_additional ?? before.is_additional;
  await holdMonths(tx, [before.date, written?.date ?? before.date]);
  const { date: _, ...past } = before;
  await tx
    .insertInto('time_entry_version')
    .values({ entry_id: id, ...past, reason, changed_by: username })
    .execute();
  const { version } = await refusingTwice(
    tx
      .updateTable('time_entry')
      .set((row) => ({
        ...written,
        is_additional,
        state: is_void ? 'void' : 'closed',
        break_started_at: null,
        approved_at: null,
        approved_by: null,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  const { breaks: _breaks, ...after } = { ...written, is_additional, is_void };
  const details = { employee_id: found.employee_id, before, after, reason };
  await recordActivity(tx, { action_type: 'timesheet.updated', actor: username, details });
  return { id, version };
}

function statedTimes({ started_at, ended_at, break_minutes }: Call<typeof timesheets.updateTimesheet>['body']) {
  if (started_at === undefined) throw fieldProblem('started_at', 'required');
  if (ended_at === undefined) throw fieldProblem('ended_at', 'required');
  return { started_at, ended_at, break_minutes };
}
