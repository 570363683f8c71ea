import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import type { Activity } from '../../access/activity/index.ts';
import type { Leaver } from '../../business/employees/index.ts';
import { lawsOfMonths, packOn } from '../planning-input/index.ts';
import { readPrices, type ChangedShift, type PricedChange } from './read-prices.ts';

interface Publishing {
  actor: string;
  /** Who is the cause of what they lose: nothing is paid to them. */
  causes?: readonly string[] | undefined;
  /** The amendment or repair that changes them. */
  causeId?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Keeps what published changes cost, each for its employee and shift: later rates, laws and business rules change
 * nothing of it. @returns what the history says of them
 */
export async function storeLateChanges(
  tx: Tx,
  prices: readonly PricedChange[],
  { actor, now, causeId }: Publishing,
): Promise<Activity[]> {
  const laws = await tx
    .selectFrom('project')
    .select(['law_pack', lawsOfMonths.as('month_laws')])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const changed_at = new Date(now).toISOString();
  const rows = prices.flatMap((price) => {
    if (price.basis === null) return [];
    const { date, start_time, end_time, role, id: shift_id } = price.published;
    const late_minutes = Math.max(1, Math.round(price.hours_late * 60));
    const said = { employee_id: price.employeeId, shift_id, date, start_time, end_time, role, change: price.change };
    const paid = { paid_minutes: price.minutes, rate_cents: price.rate, cents: price.amount_cents };
    const by = {
      basis: price.basis,
      law_pack: packOn(laws, date),
      article: price.article,
      changed_at,
      changed_by: actor,
    };
    const cause = { cause_id: causeId ?? null };
    return [{ id: randomUUIDv7(), ...said, late_minutes, ...paid, ...by, ...cause }];
  });
  if (rows.length === 0) return [];
  await tx.insertInto('late_change').values(rows).execute();
  return rows.map(({ employee_id, date, start_time, end_time, role, change, cents, article }) => {
    const shift = { employee_id, date, start_time, end_time, role };
    // Null for who may not see pay; the minutes beside it would say the rate.
    const details = { ...shift, change, cost_cents: cents, article };
    return { action_type: 'schedule.late_change', actor, details };
  });
}

/**
 * Prices what is about to change and keeps it, before it is written; drafts that stay drafts are left out.
 * @returns what the history says of it
 */
export async function chargeLateChanges(tx: Tx, changes: readonly ChangedShift[], by: Publishing): Promise<Activity[]> {
  const inForce = changes.filter(({ published }) => published?.status !== 'draft');
  const prices = await readPrices(tx, inForce, by.now);
  return storeLateChanges(
    tx,
    prices.filter(({ employeeId }) => by.causes?.includes(employeeId) !== true),
    by,
  );
}

/** What was changed is as before. */
export async function takeLateChangesBack(tx: Tx, causeId: string): Promise<void> {
  await tx.deleteFrom('late_change').where('cause_id', '=', causeId).execute();
}

/** Who is deleted stays with what was due under the name, until that is erased. */
export async function releaseLateChangesOf(tx: Tx, { employeeId }: Leaver): Promise<void> {
  await tx
    .updateTable('late_change')
    .from('employee')
    .whereRef('employee.project_id', '=', 'late_change.project_id')
    .whereRef('employee.id', '=', 'late_change.employee_id')
    .where('late_change.employee_id', '=', employeeId)
    .set((row) => ({ employee_id: null, former_name: row.ref('employee.name') }))
    .execute();
}
