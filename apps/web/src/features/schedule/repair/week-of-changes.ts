import type { repair, schedule } from '@pamaina/contract';

/** A shift in an employee's day: it stays, moves to someone else, or is added. */
export interface WeekCell {
  kind: 'stays' | 'gone' | 'new';
  start_time: string;
  end_time: string;
}

export interface WeekRow {
  key: string;
  /** Null: open shifts. */
  name: string | null;
  /** By day, ordered by start. */
  cells: WeekCell[][];
}

/**
 * The week of each affected employee, before and after; employees who give shifts away come first, open shifts last.
 */
export function weekOfChanges(
  changes: readonly repair.RepairChange[],
  shifts: readonly schedule.Shift[],
  days: readonly string[],
): WeekRow[] {
  const names = new Map<string | null, string | null>();
  for (const one of changes) names.set(one.from_employee_id, one.from_name);
  for (const one of changes) if (!names.has(one.to_employee_id)) names.set(one.to_employee_id, one.to_name);
  const changed = new Set(changes.map(({ shift_id }) => shift_id));
  const people = [...names].sort(([a], [b]) => Number(a === null) - Number(b === null));
  return people.map(([id, name]) => ({
    key: id ?? '',
    name,
    cells: days.map((day) => {
      // For open shifts only the changes are shown: other open shifts are unrelated.
      const stays = shifts.filter(
        (shift) => id !== null && shift.date === day && shift.employee_id === id && !changed.has(shift.id),
      );
      const touched = changes.filter(({ date }) => date === day);
      return [
        ...stays.map((shift): WeekCell => cellOf('stays', shift)),
        ...touched.filter((one) => one.from_employee_id === id).map((one) => cellOf('gone', one)),
        ...touched.filter((one) => one.to_employee_id === id).map((one) => cellOf('new', one)),
      ].sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
    }),
  }));
}

const cellOf = (
  kind: WeekCell['kind'],
  { start_time, end_time }: Pick<WeekCell, 'start_time' | 'end_time'>,
): WeekCell => ({ kind, start_time, end_time });
