import type { PlannedShift } from '../../platform/database/stored-types.ts';
import type { ShiftRow } from '../planning-input/index.ts';

/** Marks how a shift was changed by hand: the next plan keeps this (Decisions, Work by hand and generation). */
export type HandMark = Pick<ShiftRow, 'hand'> & { planned: string | null };

type Place = Omit<PlannedShift, 'start_time' | 'end_time'> & { start_time: string; end_time: string };

/** The fields that count as a manual change. */
export const plannedOf = (row: Place): PlannedShift => ({
  date: row.date,
  template: row.template,
  role: row.role,
  start_time: row.start_time.slice(0, 5),
  end_time: row.end_time.slice(0, 5),
  break_minutes: row.break_minutes,
  employee_id: row.employee_id,
});

/** In a fixed order, since the database's order is its own. */
const keyOf = (shift: PlannedShift) => JSON.stringify(plannedOf(shift));

export const isSame = (a: PlannedShift, b: PlannedShift): boolean => keyOf(a) === keyOf(b);

/** The mark of a shift after an edit. A shift restored to its generated values is no longer a manual change. */
export function markOf(before: Pick<ShiftRow, 'hand' | 'planned'> & Place, values: Place): HandMark {
  if (before.hand === 'added') return { hand: 'added', planned: null };
  const planned = before.planned ?? plannedOf(before);
  return isSame(planned, plannedOf(values)) ? NO_MARK : { hand: 'changed', planned: JSON.stringify(planned) };
}

export const NO_MARK: HandMark = { hand: null, planned: null };
export const ADDED: HandMark = { hand: 'added', planned: null };
