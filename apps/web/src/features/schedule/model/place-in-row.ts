import type { schedule } from '@pamaina/contract';
import type { ShiftPlace } from '../editing.ts';
import type { GridRow } from './grid-model.ts';

type Moved = Pick<schedule.Shift, 'role' | 'employee_id'>;

/** The place of a shift that is put into a row; null where it can't go. A row of a role keeps the shift's employee. */
export function placeInRow(row: GridRow | undefined, date: string, shift: Moved): ShiftPlace | null {
  if (row?.kind === 'open') return { date, employee_id: null };
  if (row?.kind === 'person') return row.person.known ? { date, employee_id: row.key } : null;
  const isOwn = row?.kind === 'role' && row.role === shift.role;
  return isOwn ? { date, employee_id: shift.employee_id } : null;
}
