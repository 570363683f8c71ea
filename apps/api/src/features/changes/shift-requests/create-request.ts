import { randomUUIDv7 } from 'node:crypto';
import { defaultLanguage, type claims, type swaps } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member, ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { rankCandidates, refusedReader, refuseExchange, refuseIneligible } from '../../plan/eligibility/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import { claimMachine } from './claim-machine.ts';
import { exchangeFacts, type Machine, openStates, type RequestRow, returnDetails, shiftFacts } from './machine.ts';
import { lockRequest, requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

/**
 * Offers the caller's own published shift to one eligible colleague, or to all of them, or in exchange for a published
 * shift of the one.
 * @throws `not_found` for a shift that is not the caller's; `shift_begun`, `swap_exists`, `swap_not_eligible`
 */
export async function createSwap(call: ProjectCall<typeof swaps.createSwap>): Promise<swaps.SwapOffer> {
  const caller = call.caller;
  const giver = employeeOf(caller);
  const now = call.now;
  const { shift_id, target_employee_id: target = null, return_shift_id: returnId = null, note } = call.body;
  const { tx } = call;
  const shift = await publishedShift(tx, { id: shift_id, holder: giver });
  if (Date.parse(shift.starts_at) <= now) throw new ProblemError('shift_begun');
  const names = await namesOf(tx);
  if (target !== null && (target === giver || !names.has(target)))
    throw fieldProblem('target_employee_id', 'employee_unknown');
  if (returnId !== null && target === null) throw fieldProblem('target_employee_id', 'required');
  const returned = returnId === null ? null : await publishedShift(tx, { id: returnId, holder: target });
  if (returned !== null && Date.parse(returned.starts_at) <= now) throw new ProblemError('shift_begun');
  const reader = refusedReader(caller, call.language);
  if (target !== null && returned !== null)
    await refuseExchange(tx, { giver, taker: target, given: shift, returned }, reader);
  else if (target !== null) await refuseIneligible(tx, { shift, employeeId: target }, reader);
  await closeEnded(tx, shift.id, now);
  const people = { giver, target };
  const request = { shift, returned, people, names, note, caller, now, event: 'offered' };
  return create(tx, swapMachine, request, async (row) => {
    const employees = target === null ? await takersOf(tx, shift) : [target];
    const name = row.giver_name ?? '';
    const to = { kind: 'swap_offered', subject: row.id, to: { employees }, expiresAt: row.starts_at } as const;
    const exchange = exchangeFacts(row);
    if (exchange !== null) return { ...to, variant: 'exchange', facts: { ...exchange, name } };
    return { ...to, variant: target === null ? 'anyone' : 'you', facts: { ...shiftFacts(row), name } };
  });
}

/**
 * Claims an open published shift.
 * @throws `not_found` for any other shift; `shift_begun`, `claim_exists`, `swap_not_eligible`
 */
export async function createClaim(call: ProjectCall<typeof claims.createClaim>): Promise<claims.Claim> {
  const caller = call.caller;
  const taker = employeeOf(caller);
  const now = call.now;
  const { shift_id, note } = call.body;
  const { tx } = call;
  const shift = await publishedShift(tx, { id: shift_id, holder: null });
  if (Date.parse(shift.starts_at) <= now) throw new ProblemError('shift_begun');
  await refuseIneligible(tx, { shift, employeeId: taker }, refusedReader(caller, call.language));
  const names = await namesOf(tx);
  return create(tx, claimMachine, { shift, people: { taker }, names, note, caller, now, event: 'created' }, (row) => {
    const facts = { ...shiftFacts(row), name: row.taker_name ?? '' };
    return { kind: 'claim_waiting', variant: 'asked', subject: row.id, to: 'managers', facts };
  });
}

/**
 * A published shift of an employee, or an open one, locked against changes.
 * @param holder null: open
 * @throws `not_found` for anything else
 */
async function publishedShift(tx: Tx, { id, holder }: { id: string; holder: string | null }) {
  const shift = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role'])
    .where('id', '=', id.toLowerCase())
    .where('employee_id', 'is not distinct from', holder)
    .where('former_name', 'is', null)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst();
  if (!shift) throw new ProblemError('not_found');
  return shift;
}

/** Everyone who can take the shift: to others the offer is of no use. */
async function takersOf(tx: Tx, { id, date }: { id: string; date: string }) {
  const judged = await rankCandidates(tx, { id, date, language: defaultLanguage });
  return judged.filter(({ broken }) => broken.length === 0).map(({ employee_id }) => employee_id);
}

/** Offers of the shift that read as ended already; written, they do not block a new one. */
async function closeEnded(tx: Tx, shiftId: string, now: number): Promise<void> {
  const open = openStates(swapMachine);
  const ended = requestQuery(tx, swapMachine, new Date(now).toISOString())
    .where('request.shift_id', '=', shiftId)
    .where('request.stored', 'in', open)
    .where('request.status', 'not in', open)
    .clearSelect()
    .select('request.id');
  await tx.updateTable('swap_offer').set({ status: 'cancelled' }).where('id', 'in', ended).execute();
}

interface NewRequest {
  shift: Awaited<ReturnType<typeof publishedShift>>;
  /** What comes back for it. */
  returned?: Awaited<ReturnType<typeof publishedShift>> | null;
  people: Partial<Record<'giver' | 'target' | 'taker', string | null>>;
  /** Of all employees, by ID. */
  names: ReadonlyMap<string, string>;
  note: string | null | undefined;
  caller: Member;
  /** Milliseconds since 1970. */
  now: number;
  /** In the history. */
  event: string;
}

/** Stores a request with its history and its notice. @throws `swap_exists` or `claim_exists` */
async function create<State extends string, Action extends string, Reply>(
  tx: Tx,
  machine: Machine<State, Action, Reply>,
  { shift: { id: shift_id, ...shift }, returned = null, people, names, note, caller, now, event }: NewRequest,
  noticeOf: (row: RequestRow<State>) => Notice | Promise<Notice>,
): Promise<Reply> {
  const id = randomUUIDv7();
  const values: Record<string, unknown> = { id, shift_id, ...shift, note: note || null };
  if (returned !== null)
    for (const [column, value] of Object.entries({ ...returned, shift_id: returned.id }))
      if (column !== 'id') values[`return_${column}`] = value;
  for (const person of ['giver', 'target', 'taker'] as const) {
    const [columns, who] = [machine.people[person], people[person] ?? null];
    if (columns === null || who === null) continue;
    values[columns[0]] = who;
    values[columns[1]] = names.get(who) ?? who;
  }
  try {
    await sql`insert into ${sql.table(machine.table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(values))})`.execute(tx);
  } catch (error) {
    const [constraint, code] = machine.exists;
    throw brokenConstraint(error) === constraint ? new ProblemError(code) : error;
  }
  const row = await lockRequest(tx, machine, { id, now: new Date(now).toISOString() });
  const offered = row.target_name === null ? {} : { target: row.target_name };
  const details = { id, date: row.date, role: row.role, ...machine.names(row), ...offered, ...returnDetails(row) };
  await recordActivity(tx, { action_type: `${machine.kind}.${event}`, actor: caller.username, details });
  await notify(tx, [await noticeOf(row)]);
  return machine.present(row, caller);
}
