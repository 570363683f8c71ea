import type { timeOff } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { findTimeOff } from './time-off-query.ts';
import { told } from './told.ts';

/** Requests time off. @throws `time_off_overlaps` when some of the days wait for an answer or are granted already */
export async function createTimeOff(call: Call<typeof timeOff.createTimeOff>) {
  const caller = member(call);
  const { projectId, username: actor } = caller;
  const id = randomUUIDv7();
  return call.deps.database.inProject(projectId, async (tx) => {
    const row = { project_id: projectId, id, employee_id: employeeOf(caller), ...call.body };
    await refuseOverlap(tx.insertInto('time_off').values(row).execute());
    const created = await findTimeOff(tx, projectId, { id });
    await recordActivity(tx, projectId, { action_type: 'time_off.requested', actor, details: told(created) });
    const { employee_name: name, start_date, end_date } = created;
    await notify(tx, projectId, [
      {
        kind: 'time_off_waiting',
        variant: 'asked',
        subject: id,
        to: 'managers',
        facts: { name, start_date, end_date },
      },
    ]);
    return created;
  });
}
