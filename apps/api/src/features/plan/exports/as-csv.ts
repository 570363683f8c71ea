import { csvOf } from '@pamaina/contract';
import type { Sheet } from './read-sheet.ts';
import type { SheetShift } from './sheet-shift.ts';
import { wordsOf } from './sheet-words.ts';

/** One line per shift, in the caller's language. */
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

/** By column, in the order of the file: the names of `GET /api/schedule`. */
const PLAIN: Record<string, (shift: SheetShift) => string | number> = {
  date: ({ date }) => date,
  employee_id: ({ person }) => person?.id ?? '',
  employee_name: ({ person }) => person?.name ?? '',
  role: ({ role }) => role,
  template: ({ template }) => template ?? '',
  start_time: ({ start }) => start,
  end_time: ({ end }) => end,
  break_minutes: ({ breakMinutes }) => breakMinutes,
  hours: ({ minutes }) => minutes / 60,
  status: ({ status }) => status,
};

/** The same for programs: alike in every language. */
export function asPlainCsv({ shifts }: Sheet): Uint8Array {
  const rows = shifts.map((shift) => Object.values(PLAIN).map((value) => value(shift)));
  return Buffer.from(csvOf([Object.keys(PLAIN), ...rows], 'plain'));
}
