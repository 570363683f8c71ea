import type { requests } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { settleRequest } from './settle-request.ts';

/** Withdraws the caller's own pending request. @throws `not_found`, `request_decided` */
export function cancelRequest(call: Call<typeof requests.cancelRequest>) {
  const caller = member(call);
  const { projectId, username: actor } = caller;
  const { id } = call.params;
  const employeeId = employeeOf(caller);
  return call.deps.database.inProject(projectId, (tx) =>
    settleRequest(tx, projectId, { id, status: 'cancelled', actor, now: call.deps.now(), employeeId }),
  );
}
