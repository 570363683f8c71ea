import type { schedule } from '@pamaina/contract';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import type { GridFilters } from '../model/grid-model.ts';

export type ListEntry = { kind: 'day'; date: string } | { kind: 'shift'; shift: schedule.Shift };

/** Shifts that pass the filters, ordered by start, with a heading before each day. */
export function listEntries(shifts: schedule.Shift[], { role, template, search, openOnly }: GridFilters): ListEntry[] {
  const wanted = foldDiacritics(search.trim());
  const shown = shifts
    .filter((shift) => role === null || shift.role === role)
    .filter((shift) => template === null || shift.template === template)
    .filter((shift) => !openOnly || shift.employee_id === null)
    .filter((shift) => wanted === '' || foldDiacritics(shift.employee_name ?? '').includes(wanted))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'lt'));
  return [...Map.groupBy(shown, (shift) => shift.date)].flatMap(([date, own]): ListEntry[] => [
    { kind: 'day', date },
    ...own.map((shift): ListEntry => ({ kind: 'shift', shift })),
  ]);
}

const keyOf = (shift: schedule.Shift) => `${shift.date} ${shift.start_time} ${shift.end_time} ${shift.employee_name}`;
