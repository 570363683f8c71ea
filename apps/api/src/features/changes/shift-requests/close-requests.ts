import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Leaver } from '../../business/employees/index.ts';
import type { ShiftChange, ShiftOutcome } from '../../plan/shifts/index.ts';
import { claimMachine } from './claim-machine.ts';
import { type Machine, openStates, type RequestRow, type SystemAction, type Table, transitionOf } from './machine.ts';
import { settle } from './perform.ts';
import { requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

/**
 * Closes the requests that end when shifts move, open or are deleted, and notifies their owners: an offer ends with its
 * giver's shift or the one that comes back, an exchange with the role of either, a claim when an employee has the shift
 * or no one can. They stay closed if a shift comes back later; those expired before are unchanged.
 */
export async function closeRequestsOfShifts(tx: Tx, { outcomes, actor, now }: ShiftChange): Promise<void> {
  if (outcomes.length === 0) return;
  const byShift = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const ids = [...byShift.keys()];
  await sql`select from shift where project_id = ${tx.projectId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  const instant = new Date(now).toISOString();
  const close = async <State extends string, Action extends string>(
    machine: Machine<State, Action>,
    endOf: (row: RequestRow, outcome: ShiftOutcome) => SystemAction | null,
  ) => {
    const isOfThem = machine.hasReturn ? sql`or return_shift_id = any(${ids}::uuid[])` : sql``;
    await lockOpen(tx, machine, sql`(shift_id = any(${ids}::uuid[]) ${isOfThem})`);
    const rows = await requestQuery(tx, machine, instant)
      .where((where) => where.or([where('request.shift_id', 'in', ids), where('request.return_shift_id', 'in', ids)]))
      .execute();
    for (const row of rows)
      for (const outcome of [byShift.get(row.shift_id ?? ''), byShift.get(row.return_shift_id ?? '')]) {
        const action = outcome === undefined ? null : endOf(row, outcome);
        if (outcome === undefined || action === null || transitionOf(machine, row.status, action) === null) continue;
        await settle(tx, machine, { row, action, actor, now: instant, to: outcome.to });
        break;
      }
  };
  await close(swapMachine, ({ giver, target, shift_id, return_date }, { id, to, isRemoved, hasNewRole = false }) => {
    const holder = id === shift_id ? giver : target;
    // Of an exchange they agreed on both shifts, with their roles.
    const isOther = isRemoved || (return_date !== null && hasNewRole);
    return !isOther && holder !== null && to.includes(holder) ? null : 'shift_lost';
  });
  await close(claimMachine, ({ taker }, { to, isRemoved }) => {
    if (taker !== null && to.includes(taker)) return 'shift_given';
    if (to.length > 0) return 'shift_taken';
    return isRemoved ? 'shift_removed' : null;
  });
}

/**
 * Cancels the open requests of an employee who is being deleted, made by, made to or accepted by them, and notifies the
 * other side. Expired ones stay unchanged.
 */
export async function closeRequestsOfEmployee(tx: Tx, leaver: Leaver): Promise<void> {
  await closeOf(tx, swapMachine, leaver);
  await closeOf(tx, claimMachine, leaver);
}

async function closeOf<State extends string, Action extends string>(
  tx: Tx,
  machine: Machine<State, Action>,
  { employeeId, actor, now }: Leaver,
): Promise<void> {
  const instant = new Date(now).toISOString();
  const columns = Object.values(machine.people).flatMap((column) => (column === null ? [] : [sql.ref(column[0])]));
  await lockOpen(tx, machine, sql`${employeeId} in (${sql.join(columns)})`);
  const rows = await requestQuery(tx, machine, instant)
    .where(sql<boolean>`request.stored in (${sql.join(openStates(machine))})`)
    .where('request.starts_at', '>', instant)
    .where((where) =>
      where.or([
        where('request.giver', '=', employeeId),
        where('request.target', '=', employeeId),
        where('request.taker', '=', employeeId),
      ]),
    )
    .execute();
  // As stored: one that the shift alone has ended would be open again when the shift refers to no one.
  for (const row of rows)
    await settle(tx, machine, {
      row: { ...row, status: row.stored },
      action: 'employee_left',
      actor,
      now: instant,
      leaver: employeeId,
    });
}

async function lockOpen<State extends string>(
  tx: Tx,
  machine: Table<State>,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const open = sql.join(openStates(machine));
  await sql`select from ${sql.table(machine.table)} where project_id = ${tx.projectId} and ${which} and status in (${open})
    order by id for update`.execute(tx);
}
