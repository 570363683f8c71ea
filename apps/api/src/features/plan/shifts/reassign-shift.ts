import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/hook.ts';
import { refreshAround } from './judged-shifts.ts';
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

/** The upcoming change of a shift. */
export interface ShiftOutcome {
  id: string;
  /** The employees of the shift, or of its replacement, afterwards; empty when it opens or is deleted. */
  to: readonly string[];
  isRemoved: boolean;
}

export interface ShiftChange {
  outcomes: readonly ShiftOutcome[];
  /** The user who makes the change. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Before shifts move, open or are deleted, in the same transaction: the requests for them that become invalid are
 * closed, and their owners notified (`changes/shift-requests`). The caller makes the change afterwards; until then the
 * shifts stay unchanged.
 */
export const closeInvalidRequests = createHook<[tx: Tx, change: ShiftChange]>('closeInvalidRequests');
