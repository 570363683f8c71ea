import type { Tx } from '../../platform/database/database.ts';
import type { TakenShift } from '../time-off/index.ts';
import type { StoredChange } from './stored-change.ts';

/** The published shifts that the changes take, by their current employee. */
export async function publishedOf(tx: Tx, changes: readonly StoredChange[]): Promise<Map<string, TakenShift[]>> {
  if (changes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'employee_id', 'date', 'starts_at', 'ends_at', 'break_minutes'])
    .where('status', '=', 'published')
    .where('employee_id', 'is not', null)
    .where(
      'id',
      'in',
      changes.map(({ shift_id }) => shift_id),
    )
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.employee_id ?? '');
  const taken = (row: (typeof rows)[number]): TakenShift => ({
    id: row.id,
    date: row.date,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    breakMinutes: row.break_minutes,
  });
  return new Map([...byPerson].map(([person, shifts]) => [person, shifts.map(taken)]));
}
