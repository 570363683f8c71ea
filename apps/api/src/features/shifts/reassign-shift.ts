import type { Tx } from '../../platform/database/database.ts';
import { closeInvalidRequests } from './close-invalid-requests.ts';
import { refreshAround } from './refresh-warnings.ts';
import { refusingOverlap } from './write-shift.ts';

interface Reassignment {
  id: string;
  date: string;
  /** Who must have it; null: nobody. */
  from: string | null;
  to: string;
  /** The user who decides it. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Gives a live shift to another employee and judges both; its month is locked.
 * @returns false when it is no longer `from`'s
 * @throws `shift_overlaps`
 */
export async function reassignShift(tx: Tx, change: Reassignment): Promise<boolean> {
  const { id, date, from, to, actor, now } = change;
  await closeInvalidRequests(tx, { outcomes: [{ id, to: [to], isRemoved: false }], actor, now });
  const given = await refusingOverlap(
    tx
      .updateTable('shift')
      .set((column) => ({ employee_id: to, version: column('version', '+', 1) }))
      .where('id', '=', id)
      .where('employee_id', 'is not distinct from', from)
      .where('former_name', 'is', null)
      .returning('id')
      .execute(),
  );
  if (given.length === 0) return false;
  await refreshAround(tx, [date], from === null ? [to] : [from, to]);
  return true;
}
