import { clockTimeOf, monthOf } from '@pamaina/contract';
import type { claims, swaps } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { claimableShifts, rankCandidates } from '../../plan/eligibility/index.ts';
import { booksOfMonths } from '../../plan/planning-input/index.ts';
import { claimMachine } from './claim-machine.ts';
import { allowedActions } from './machine.ts';
import { requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

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
  const { rows, total } = await pageOf(tx, ordered.orderBy('request.id', 'desc'), call.query);
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
  const open = await claimableShifts(tx, { employeeId, now, limit: call.query.limit });
  const own = await requestQuery(tx, claimMachine, now)
    .where('request.taker', '=', employeeId)
    .where('request.status', '=', 'pending')
    .execute();
  const claimed = new Map(own.map((row) => [row.shift_id, row]));
  return open.map((shift) => {
    const claim = claimed.get(shift.id);
    return {
      ...shift,
      start_time: clockTimeOf(shift.start_time),
      end_time: clockTimeOf(shift.end_time),
      claim_id: claim?.id ?? null,
      allowed_actions: claim ? allowedActions(claimMachine, claim, caller) : ['claim' as const],
    };
  });
}

const WAITING: readonly unknown[] = ['pending', 'accepted', 'employee_accepted'];

/** An employee's list, without pages. */
const LISTED_MAX = 200;

/** All offers of the project by filter, paginated: latest first, pending ones by their shift. */
export async function listSwaps(call: ProjectCall<typeof swaps.listSwaps>) {
  const caller = call.caller;
  const { status, employee_id, start, end } = call.query;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  let query = requestQuery(tx, swapMachine, now);
  if (status !== undefined)
    query = query.where('request.status', '=', status === 'accepted' ? 'employee_accepted' : status);
  if (start !== undefined) query = query.where('request.date', '>=', start);
  if (end !== undefined) query = query.where('request.date', '<=', end);
  if (employee_id !== undefined)
    query = query.where((where) =>
      where.or([
        where('request.giver', '=', employee_id),
        where('request.target', '=', employee_id),
        where('request.taker', '=', employee_id),
      ]),
    );
  const ordered = WAITING.includes(status)
    ? query.orderBy('request.date').orderBy('request.start_time')
    : query.orderBy('request.created_at', 'desc');
  const { rows, total } = await pageOf(tx, ordered.orderBy('request.id', 'desc'), call.query);
  return { items: rows.map((row) => swapMachine.present(row, caller)), total };
}

/** Offers waiting for the caller, made to them or to everyone with their role, and those they accepted. */
export async function listIncomingSwaps(call: ProjectCall<typeof swaps.listIncomingSwaps>) {
  const caller = call.caller;
  const { projectId } = caller;
  const me = employeeOf(caller);
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const hasRole = sql<boolean>`exists (select from employee where employee.project_id = ${projectId}
      and employee.id = ${me} and request.role = any(employee.roles))`;
  const rows = await requestQuery(tx, swapMachine, now)
    .where('request.giver', '<>', me)
    .where((where) =>
      where.or([
        where('request.taker', '=', me),
        where('request.target', '=', me),
        where.and([where('request.target_name', 'is', null), where('request.status', '=', 'pending'), hasRole]),
      ]),
    )
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => swapMachine.present(row, caller));
}

/** The caller's own offers, latest first. */
export async function listOutgoingSwaps(call: ProjectCall<typeof swaps.listOutgoingSwaps>) {
  const caller = call.caller;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const rows = await requestQuery(tx, swapMachine, now)
    .where('request.giver', '=', employeeOf(caller))
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => swapMachine.present(row, caller));
}

/**
 * Who can take the caller's own published shift, best first; the reasons of the others are not shown.
 * @throws `not_found`
 */
export async function listTakers(call: ProjectCall<typeof swaps.listTakers>) {
  const caller = call.caller;
  const { tx } = call;
  const shift = await tx
    .selectFrom('shift')
    .innerJoin('project', 'project.id', 'shift.project_id')
    .select(['shift.id', 'shift.date', booksOfMonths(sql`shift.date`).as('books')])
    .where('shift.id', '=', call.query.shift_id.toLowerCase())
    .where('shift.employee_id', '=', employeeOf(caller))
    .where('shift.status', '=', 'published')
    .executeTakeFirst();
  if (!shift) throw new ProblemError('not_found');
  const { id, date } = shift;
  const books = shift.books[monthOf(date)];
  const judged = await rankCandidates(tx, { id, date, language: call.language, books });
  return judged.filter(({ broken }) => broken.length === 0).map(({ employee_id, name }) => ({ employee_id, name }));
}
