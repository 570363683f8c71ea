import type { Tx } from '../../platform/database/database.ts';
import { createHook } from '../../platform/hook.ts';
import { refreshAround } from './refresh-warnings.ts';
import { refusingOverlap } from './write-shift.ts';

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

/** Before shifts move, open or are deleted, in the same transaction: requests for them are closed. */
export const shiftsChange = createHook<[tx: Tx, projectId: string, change: ShiftChange]>('shiftsChange');

interface Move extends Omit<ShiftChange, 'outcomes'> {
  id: string;
  date: string;
  /** Who must have it; null: nobody. */
  from: string | null;
  to: string;
}

/**
 * Gives a live shift to another employee and judges both; its month is locked.
 * @returns false when it is no longer the former's
 * @throws `shift_overlaps`
 */
export async function moveShift(tx: Tx, projectId: string, move: Move): Promise<boolean> {
  const { id, date, from, to, actor, now } = move;
  await shiftsChange(tx, projectId, { outcomes: [{ id, to: [to], isRemoved: false }], actor, now });
  const moved = await refusingOverlap(
    tx
      .updateTable('shift')
      .set((column) => ({ employee_id: to, version: column('version', '+', 1) }))
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('employee_id', 'is not distinct from', from)
      .where('former_name', 'is', null)
      .returning('id')
      .execute(),
  );
  if (moved.length === 0) return false;
  await refreshAround(tx, projectId, [date], from === null ? [to] : [from, to]);
  return true;
}
