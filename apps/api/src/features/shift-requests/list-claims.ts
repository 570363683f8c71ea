import type { claims } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { claimableShifts } from '../eligibility/index.ts';
import { claimMachine } from './claim-machine.ts';
import { LISTED_MAX } from './list-swaps.ts';
import { allowedActions } from './machine.ts';
import { requestQuery } from './request-query.ts';

/** All claims of the project by status, paginated: latest first, pending ones by their shift. */
export async function listClaims(call: ProjectCall<typeof claims.listClaims>) {
  const caller = call.caller;
  const { status } = call.query;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  let query = requestQuery(tx, claimMachine, now);
  if (status === 'decided') query = query.where('request.status', '<>', 'pending');
  else if (status !== undefined) query = query.where('request.status', '=', status);
  const ordered =
    status === 'pending'
      ? query
          .orderBy('request.date')
          .orderBy('request.start_time')
          .orderBy('request.shift_id')
          .orderBy('request.created_at')
      : query.orderBy('request.created_at', 'desc');
  const { rows, total } = await pageOf(ordered.orderBy('request.id', 'desc'), call.query);
  return { items: rows.map((row) => claimMachine.present(row, caller)), total };
}

/** The caller's own claims, latest first. */
export async function listOwnClaims(call: ProjectCall<typeof claims.listOwnClaims>) {
  const caller = call.caller;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const rows = await requestQuery(tx, claimMachine, now)
    .where('request.taker', '=', employeeOf(caller))
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => claimMachine.present(row, caller));
}

/** Open published shifts that the caller can work within the rules, each with the caller's claim. */
export async function listOpenShifts(call: ProjectCall<typeof claims.listOpenShifts>) {
  const caller = call.caller;
  const employeeId = employeeOf(caller);
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const open = await claimableShifts(tx, { employeeId, now });
  const own = await requestQuery(tx, claimMachine, now)
    .where('request.taker', '=', employeeId)
    .where('request.status', '=', 'pending')
    .execute();
  const claimed = new Map(own.map((row) => [row.shift_id, row]));
  return open.map((shift) => {
    const claim = claimed.get(shift.id);
    return {
      ...shift,
      start_time: shift.start_time.slice(0, 5),
      end_time: shift.end_time.slice(0, 5),
      claim_id: claim?.id ?? null,
      allowed_actions: claim ? allowedActions(claimMachine, claim, caller) : ['claim' as const],
    };
  });
}
