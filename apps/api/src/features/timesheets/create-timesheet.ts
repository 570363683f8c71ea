import type { timesheets } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { holdMonths } from '../months/index.ts';
import { entryTimes, refuseIntoRunning, refusingTwice } from './write-entry.ts';

/** Adds work that was not clocked. @throws `invalid`, `entry_overlaps`, `month_locked` */
export async function createTimesheet(call: ProjectCall<typeof timesheets.createTimesheet>) {
  const { projectId, username } = call.caller;
  const { employee_id, reason, is_additional, ...times } = call.body;
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const written = entryTimes(time_zone, times, call.now);
  await refuseIntoRunning(tx, { employeeId: employee_id, ended_at: written.ended_at });
  await holdMonths(tx, [written.date]);
  const id = randomUUIDv7();
  const row = { project_id: projectId, id, employee_id, state: 'closed' as const, source: 'manager' as const };
  await refusingTwice(
    tx
      .insertInto('time_entry')
      .values({ ...row, ...written, is_additional, note: reason })
      .execute(),
  );
  const { breaks: _, ...after } = written;
  const details = { employee_id, after: { ...after, is_additional }, reason };
  await recordActivity(tx, { action_type: 'timesheet.created', actor: username, details });
  return { id };
}
