import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { type Exchange, refusedReader, refuseExchange, refuseIneligible } from '../../plan/eligibility/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { beginEdit, exchangeShifts, reassignShift } from '../../plan/shifts/index.ts';
import {
  type Circumstances,
  exchangeOf,
  type Machine,
  mayAct,
  type RequestRow,
  returnDetails,
  type SystemAction,
  type Table,
  transitionOf,
} from './machine.ts';
import { lockRequest, requestQuery } from './request-query.ts';

interface Asked {
  /** Of the request. */
  id: string;
  /** For a rejection. */
  reason?: string;
}

/**
 * A person's action on a request, as the machine's table has it: the row locked, state and actor checked, the rules
 * judged; the shift, the history and the notices in the same transaction.
 * @returns the request as the caller sees it
 * @throws `not_found` for anyone who may not act, too; `swap_over` or `claim_over` when the state does not allow it;
 * `swap_not_eligible`; and if the shift moves `shift_overlaps`, `generation_running`
 */
export function perform<State extends string, Action extends string, Reply>(
  call: Call,
  machine: Machine<State, Action, Reply>,
  action: Action,
  asked: Asked,
): Promise<Reply> {
  const caller = member(call);
  const { projectId } = caller;
  const [id, now] = [asked.id.toLowerCase(), new Date(call.deps.now()).toISOString()];
  return call.deps.database.inProject(projectId, async (tx) => {
    if (machine.transitions.some(([, name, , , ...effects]) => name === action && effects.includes('move')))
      await lockMonthOf(tx, machine, { id, now });
    const row = await lockRequest(tx, machine, { id, now });
    if (!mayAct(machine, action, row, caller)) throw new ProblemError('not_found');
    const step = transitionOf(machine, row.status, action);
    const { shift_id: shiftId, date, giver } = row;
    if (step === null || shiftId === null) throw new ProblemError(machine.over);
    const next = { ...row, rejection_reason: asked.reason ?? null };
    if (step.effects.has('take')) {
      next.taker = employeeOf(caller);
      next.taker_name = (await namesOf(tx)).get(next.taker) ?? next.taker;
    }
    const { taker } = next;
    const exchange = exchangeOf(next);
    if (step.effects.has('judge')) {
      if (taker === null) throw new ProblemError(machine.over);
      const reader = refusedReader(caller, call.language);
      if (exchange !== null) await refuseExchange(tx, exchange, reader);
      else await refuseIneligible(tx, { shift: { id: shiftId, date }, employeeId: taker }, reader);
    }
    const settled = await settle(tx, machine, { row: next, action, actor: caller.username, now });
    if (step.effects.has('move') && taker !== null) {
      const by = { actor: caller.username, now: call.deps.now() };
      const isMoved =
        exchange === null
          ? await reassignShift(tx, { id: shiftId, date, from: giver, to: taker, ...by })
          : await exchangeShifts(tx, handedIn(exchange), by);
      if (!isMoved) throw new ProblemError(machine.over);
    }
    return machine.present(settled, caller);
  });
}

const handedIn = ({ giver, taker, given, returned }: Exchange) =>
  [
    { ...given, from: giver, to: taker },
    { ...returned, from: taker, to: giver },
  ] as const;

/** Anyone who changes a shift locks its month before the rows. @throws `not_found`, `generation_running` */
async function lockMonthOf<State extends string>(
  tx: Tx,
  machine: Table<State>,
  { id, now }: { id: string; now: string },
): Promise<void> {
  const found = await requestQuery(tx, machine, now).where('request.id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  await beginEdit(tx, found.return_date === null ? [found.date] : [found.date, found.return_date]);
}

interface Settlement<State extends string, Action extends string> extends Circumstances {
  /** The locked request, with what changes besides its state. */
  row: RequestRow<State>;
  action: Action | SystemAction;
  /** The user who acts, or whose change makes the system act. */
  actor: string;
  /** An instant. */
  now: string;
}

/** Writes the next state of a locked request, the history and the notices. @returns the request as it is now */
export async function settle<State extends string, Action extends string>(
  tx: Tx,
  machine: Machine<State, Action>,
  { row, action, actor, now, ...circumstances }: Settlement<State, Action>,
): Promise<RequestRow<State>> {
  const step = transitionOf(machine, row.status, action);
  if (step === null) throw new Error(`${machine.kind}: no ${action} in ${row.status}`);
  const [taker, takerName] = machine.people.taker ?? [];
  const set: RawBuilder<unknown>[] = [sql`status = ${step.to}`];
  if (step.effects.has('take') && taker !== undefined && takerName !== undefined)
    set.push(sql`${sql.ref(taker)} = ${row.taker}`, sql`${sql.ref(takerName)} = ${row.taker_name}`);
  if (step.effects.has('decide'))
    set.push(sql`decided_by = ${actor}`, sql`decided_at = ${now}`, sql`rejection_reason = ${row.rejection_reason}`);
  await sql`update ${sql.table(machine.table)} set ${sql.join(set)}
    where project_id = ${tx.projectId} and id = ${row.id}`.execute(tx);
  const after = { ...row, status: step.to, stored: step.to };
  const { id, date, role } = row;
  const states = { before: { status: row.status }, after: { status: step.to } };
  const event = step.to === 'employee_accepted' ? 'accepted' : step.to;
  const details = { id, date, role, ...machine.names(after), ...returnDetails(row), ...states };
  await recordActivity(tx, { action_type: `${machine.kind}.${event}`, actor, details });
  const notices = machine.notices(action, after, circumstances);
  // What the system does is no news once the shift has begun.
  const expiry = step.who === 'system' ? { expiresAt: row.starts_at } : {};
  await notify(
    tx,
    notices.map((notice) => ({ ...notice, ...expiry })),
  );
  return after;
}
