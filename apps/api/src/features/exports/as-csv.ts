import { csvOf } from '../../platform/text/csv.ts';
import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** One line a shift. As Excel reads it: Lithuanian with semicolons and a decimal comma, English with commas; UTF-8 with its mark. */
export function asCsv(sheet: Sheet): Uint8Array {
  const { text, weekday, hours, person } = wordsOf(sheet);
  const heads = ['date', 'weekday', 'id', 'person', 'role', 'template', 'start', 'end', 'break', 'hours', 'status'];
  const rows = sheet.shifts.map((shift) => [
    shift.date,
    weekday(shift.date),
    shift.person?.id ?? '',
    person(shift),
    shift.role,
    shift.template ?? '',
    shift.start,
    shift.end,
    String(shift.breakMinutes),
    hours(shift.minutes),
    text(shift.status),
  ]);
  return csvOf([heads.map((head) => text(head)), ...rows], sheet.language);
}
