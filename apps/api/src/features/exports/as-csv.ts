import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** What a spreadsheet would run as a formula is written as text (OWASP ASVS 1.2.10). */
const LIVE = /^[=+\-@\t\r\0]/;
/** What would begin as one after a sign that some spreadsheet takes for the end of a cell. */
const LIVE_HALF = /[;,\t]\s*[=+\-@]/;

/** One line a shift. As Excel reads it: Lithuanian with semicolons and a decimal comma, English with commas; UTF-8 with its mark. */
export function asCsv(sheet: Sheet): Uint8Array {
  const { text, weekday, hours, person } = wordsOf(sheet);
  const separator = sheet.language === 'lt' ? ';' : ',';
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
  const lines = [heads.map((head) => text(head)), ...rows].map((row) =>
    row.map((value) => field(value, separator)).join(separator),
  );
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** A field in quotes where it needs them. */
function field(value: string, separator: string): string {
  const safe = LIVE.test(value) ? `'${value}` : value;
  const isCut = ['"', '\r', '\n', separator].some((sign) => safe.includes(sign)) || LIVE_HALF.test(safe);
  return isCut ? `"${safe.replaceAll('"', '""')}"` : safe;
}
