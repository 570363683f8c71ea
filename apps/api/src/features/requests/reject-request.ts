import type { requests } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { decideRequest } from './decide-request.ts';

/** Rejects a pending request. @throws `not_found`, `request_decided` */
export async function rejectRequest(call: ProjectCall<typeof requests.rejectRequest>) {
  const { username: actor } = call.caller;
  const { id } = call.params;
  const { decision_note: note } = call.body;
  const { tx } = call;
  return decideRequest(tx, { id, status: 'rejected', actor, now: call.now, note });
}
