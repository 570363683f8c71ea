import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { claimMachine } from './claim-machine.ts';
import { openStates, statesFor, type Table } from './machine.ts';
import { requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

interface Waiting {
  /** One employee's own; null for those of everyone that wait for a manager. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** The number of pending offers, as part of a statement; those that have ended by themselves do not count. */
export const pendingSwapCount = (tx: Tx, waiting: Waiting): RawBuilder<number> =>
  pendingCount(tx, swapMachine, 'giver', waiting);

/** The same of claims. */
export const pendingClaimCount = (tx: Tx, waiting: Waiting): RawBuilder<number> =>
  pendingCount(tx, claimMachine, 'taker', waiting);

/** The swaps or claims that wait for a manager, with who asks and the shift's day, as part of a statement. */
export const pendingShiftRequests = (tx: Tx, kind: 'swaps' | 'claims', now: string): RawBuilder<unknown> =>
  kind === 'swaps' ? waitingRows(tx, swapMachine, 'giver', now) : waitingRows(tx, claimMachine, 'taker', now);

const waitingRows = <State extends string>(
  tx: Tx,
  machine: Table<State>,
  owner: 'giver' | 'taker',
  now: string,
): RawBuilder<unknown> => sql`
  select ${sql.ref(owner)} as employee_id, date from ${openRequests(tx, machine, now)} as request
  where status in (${sql.join(statesFor(machine, 'manager'))})`;

/** How many offers wait for one employee: made to them, or to everyone with one of their roles. */
export const incomingSwapCount = (tx: Tx, employeeId: string, now: string): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${openRequests(tx, swapMachine, now)} as request
    where status in (${sql.join(statesFor(swapMachine, 'colleague'))}) and giver <> ${employeeId}
      and (target = ${employeeId} or target_name is null and exists (
        select from employee where employee.project_id = ${tx.projectId} and employee.id = ${employeeId}
          and request.role = any(employee.roles))))`;

function pendingCount<State extends string>(
  tx: Tx,
  machine: Table<State>,
  owner: 'giver' | 'taker',
  { employeeId, now }: Waiting,
): RawBuilder<number> {
  const isMeant =
    employeeId === null
      ? sql`status in (${sql.join(statesFor(machine, 'manager'))})`
      : sql`status in (${sql.join(openStates(machine))}) and ${sql.ref(owner)} = ${employeeId}`;
  return sql<number>`(select count(*)::integer from ${openRequests(tx, machine, now)} as request where ${isMeant})`;
}

/** Requests that nobody has decided; time or their shift may have ended them. */
const openRequests = <State extends string>(tx: Tx, machine: Table<State>, now: string) =>
  requestQuery(tx, machine, now).where(sql<boolean>`request.stored in (${sql.join(openStates(machine))})`);
