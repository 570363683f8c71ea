import { randomUUIDv7 } from 'node:crypto';
import type { requests } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../notifications/index.ts';
import { requestQuery } from './list-requests.ts';

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

interface Settlement {
  id: string;
  status: 'approved' | 'rejected' | 'cancelled';
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
  note?: string | null | undefined;
  /** Only this employee's request. */
  employeeId?: string;
}

/**
 * Decides a pending request by one conditional statement: of two concurrent calls one wins.
 * @throws `not_found` alike for none, another project's and a colleague's; `request_decided`
 */
async function decideRequest(
  tx: Tx,
  { id, status, actor, now, note, employeeId }: Settlement,
): Promise<requests.GeneralRequest> {
  let query = requestQuery(tx).where('request.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('request.employee_id', '=', employeeId);
  const before = await query.executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const decision = { decided_by: actor, decided_at: new Date(now).toISOString(), decision_note: note || null };
  const settled = await tx
    .updateTable('request')
    .set({ status, ...(status === 'cancelled' ? {} : decision) })
    .where('id', '=', before.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!settled) throw new ProblemError('request_decided');
  const after = await query.executeTakeFirstOrThrow();
  const details = { ...activityDetails(after), before: { status: before.status }, after: { status: after.status } };
  await recordActivity(tx, { action_type: `request.${status}`, actor, details });
  if (status !== 'cancelled')
    await notify(tx, [
      {
        kind: 'request_answered',
        variant: status,
        subject: after.id,
        to: { employees: [after.employee_id] },
        facts: { title: after.title, ...(note && { note }) },
      },
    ]);
  return after;
}

/** Approves a pending request. @throws `not_found`, `request_decided` */
export async function approveRequest(call: ProjectCall<typeof requests.approveRequest>) {
  const { username: actor } = call.caller;
  const { id } = call.params;
  const { decision_note: note } = call.body;
  const { tx } = call;
  return decideRequest(tx, { id, status: 'approved', actor, now: call.now, note });
}

/** Rejects a pending request. @throws `not_found`, `request_decided` */
export async function rejectRequest(call: ProjectCall<typeof requests.rejectRequest>) {
  const { username: actor } = call.caller;
  const { id } = call.params;
  const { decision_note: note } = call.body;
  const { tx } = call;
  return decideRequest(tx, { id, status: 'rejected', actor, now: call.now, note });
}

/** Withdraws the caller's own pending request. @throws `not_found`, `request_decided` */
export async function cancelRequest(call: ProjectCall<typeof requests.cancelRequest>) {
  const caller = call.caller;
  const { username: actor } = caller;
  const { id } = call.params;
  const employeeId = employeeOf(caller);
  const { tx } = call;
  return decideRequest(tx, { id, status: 'cancelled', actor, now: call.now, employeeId });
}

type Details = Omit<requests.GeneralRequest, 'reason' | 'decision_note' | 'submitted_date' | 'decided_by'>;

/** What the history stores of a request; its text is between the two. */
function activityDetails(request: requests.GeneralRequest): Details {
  const { id, employee_id, employee_name, type, title, priority, status } = request;
  return { id, employee_id, employee_name, type, title, priority, status };
}
