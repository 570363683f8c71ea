import { csvOf } from '@pamaina/contract';
import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** One line per shift. */
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
    shift.breakMinutes,
    hours(shift.minutes),
    text(shift.status),
  ]);
  return Buffer.from(csvOf([heads.map((head) => text(head)), ...rows], sheet.language));
}
