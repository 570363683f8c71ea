import type { timeOff } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { findTimeOff } from './time-off-query.ts';
import { activityDetails } from './activity-details.ts';

/** Requests time off. @throws `time_off_overlaps` when some of the days wait for an answer or are granted already */
export async function createTimeOff(call: ProjectCall<typeof timeOff.createTimeOff>) {
  const caller = call.caller;
  const { projectId, username: actor } = caller;
  const id = randomUUIDv7();
  const { tx } = call;
  const row = { project_id: projectId, id, employee_id: employeeOf(caller), ...call.body };
  await refuseOverlap(tx.insertInto('time_off').values(row).execute());
  const created = await findTimeOff(tx, { id });
  await recordActivity(tx, { action_type: 'time_off.requested', actor, details: activityDetails(created) });
  const { employee_name: name, start_date, end_date } = created;
  await notify(tx, [
    {
      kind: 'time_off_waiting',
      variant: 'asked',
      subject: id,
      to: 'managers',
      facts: { name, start_date, end_date },
    },
  ]);
  return created;
}
