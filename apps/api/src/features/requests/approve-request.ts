import type { requests } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { decideRequest } from './decide-request.ts';

/** Approves a pending request. @throws `not_found`, `request_decided` */
export async function approveRequest(call: ProjectCall<typeof requests.approveRequest>) {
  const { username: actor } = call.caller;
  const { id } = call.params;
  const { decision_note: note } = call.body;
  const { tx } = call;
  return decideRequest(tx, { id, status: 'approved', actor, now: call.now, note });
}
