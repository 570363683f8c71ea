import type { Tx } from '../../../platform/database/database.ts';
import type { ShiftTable } from './shift-table.ts';
import { writeShifts } from './write-shifts.ts';

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
 * @param more what else is written with it
 * @returns false when it is no longer `from`'s; then nothing is written
 * @throws `shift_overlaps`
 */
export async function reassignShift(
  tx: Tx,
  change: Reassignment,
  more: (shifts: ShiftTable) => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const { date, from, to, actor, now } = change;
  const { written } = await writeShifts(
    tx,
    async (shifts) => {
      const isGiven = await shifts.handOver(change, { actor, now });
      if (isGiven) await more(shifts);
      return isGiven;
    },
    { dates: [date], judge: [from, to], record: null },
  );
  return written;
}

interface ExchangedShift {
  id: string;
  date: string;
  from: string;
  to: string;
}

/**
 * Live shifts change hands at once, two of an exchange or all of a ring, and all employees are judged; their months are
 * locked.
 * @returns false when one of them is no longer its holder's; then nothing is written
 * @throws `shift_overlaps`
 */
export async function exchangeShifts(
  tx: Tx,
  handed: readonly ExchangedShift[],
  by: { actor: string; now: number },
): Promise<boolean> {
  const held = await tx
    .selectFrom('shift')
    .select(['id', 'employee_id'])
    .where(
      'id',
      'in',
      handed.map(({ id }) => id),
    )
    .where('former_name', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!handed.every(({ id, from }) => held.some((shift) => shift.id === id && shift.employee_id === from)))
    return false;
  await writeShifts(tx, (shifts) => shifts.assign(handed, by), {
    dates: handed.map(({ date }) => date),
    judge: handed.map(({ to }) => to),
    record: null,
  });
  return true;
}
