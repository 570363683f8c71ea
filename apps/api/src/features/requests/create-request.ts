import type { requests } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { requestQuery } from './request-query.ts';
import { activityDetails } from './activity-details.ts';

/** Creates a general request to the manager. */
export async function createRequest(call: ProjectCall<typeof requests.createRequest>) {
  const caller = call.caller;
  const { projectId, username: actor } = caller;
  const id = randomUUIDv7();
  const { tx } = call;
  const row = { project_id: projectId, id, employee_id: employeeOf(caller), ...call.body };
  await tx.insertInto('request').values(row).execute();
  const created = await requestQuery(tx).where('request.id', '=', id).executeTakeFirstOrThrow();
  await recordActivity(tx, { action_type: 'request.created', actor, details: activityDetails(created) });
  const { employee_name: name, title } = created;
  await notify(tx, [
    { kind: 'request_waiting', variant: 'asked', subject: id, to: 'managers', facts: { name, title } },
  ]);
  return created;
}
