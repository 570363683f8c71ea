import type { Tx } from '../../../platform/database/database.ts';
import { namesOf } from '../../business/employees/index.ts';
import { presentShift, notifyShifts } from '../../plan/shifts/index.ts';
import { readChanged } from './read-changed.ts';
import type { StoredChange } from './stored-repair.ts';

/**
 * The changed shifts as clients see them; everyone who gave or got a published one is notified, and everyone who loses
 * one that becomes a draft again.
 */
export async function notifyChanges(
  tx: Tx,
  changes: readonly StoredChange[],
  reader: Parameters<typeof presentShift>[2],
  wasPublished: ReadonlySet<string> = new Set(),
) {
  if (changes.length === 0) return [];
  const names = await namesOf(tx);
  const rows = await readChanged(tx, changes);
  const shifts = rows.map((row) => presentShift(row, names.get(row.employee_id ?? '') ?? null, reader));
  const givers = new Map(changes.map(({ shift_id, from }) => [shift_id, from]));
  const published = shifts.filter(({ id, status }) => status === 'published' || wasPublished.has(id));
  await notifyShifts(
    tx,
    published.map((shift) => ({
      ...shift,
      from: givers.get(shift.id) ?? null,
      to: shift.status === 'published' ? shift.employee_id : null,
    })),
  );
  return shifts;
}
