import type { requests } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { settleRequest } from './settle-request.ts';

/** Approves a pending request. @throws `not_found`, `request_decided` */
export function approveRequest(call: Call<typeof requests.approveRequest>) {
  const { projectId, username: actor } = member(call);
  const { id } = call.params;
  const { decision_note: note } = call.body;
  return call.deps.database.inProject(projectId, (tx) =>
    settleRequest(tx, projectId, { id, status: 'approved', actor, now: call.deps.now(), note }),
  );
}
