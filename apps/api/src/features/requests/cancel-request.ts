import type { requests } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { decideRequest } from './decide-request.ts';

/** Withdraws the caller's own pending request. @throws `not_found`, `request_decided` */
export async function cancelRequest(call: ProjectCall<typeof requests.cancelRequest>) {
  const caller = call.caller;
  const { username: actor } = caller;
  const { id } = call.params;
  const employeeId = employeeOf(caller);
  const { tx } = call;
  return decideRequest(tx, { id, status: 'cancelled', actor, now: call.now, employeeId });
}
