import type { Language } from '@pamaina/contract';

/** What a spreadsheet would run as a formula is written as text (OWASP ASVS 1.2.10). */
const LIVE = /^(?:[\s"]*[=+\-@]|[\t\r\0])/;
/**
 * What would begin as one where some spreadsheet takes the cell to end: quotes count only at a cell's start, and where the lines are
 * cut by another separator that start lies elsewhere.
 */
const LIVE_HALF = /([;,\t\r\n][\s"]*)(?=[=+\-@])/g;
/** Runs as nothing but itself. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Lines of a table as Excel reads them: Lithuanian with semicolons, English with commas; UTF-8 with its mark. */
export function csvOf(rows: readonly (readonly string[])[], language: Language): Uint8Array {
  const separator = language === 'lt' ? ';' : ',';
  const lines = rows.map((row) => row.map((value) => field(value, separator)).join(separator));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** A field in quotes where it needs them. */
function field(value: string, separator: string): string {
  const isNumber = NUMBER.test(value);
  const whole = LIVE.test(value) && !isNumber ? `'${value}` : value;
  const safe = whole.replaceAll(LIVE_HALF, "$1'");
  const isCut = ['"', '\r', '\n', separator].some((sign) => safe.includes(sign)) || (!isNumber && /[;,\t]/.test(safe));
  return isCut ? `"${safe.replaceAll('"', '""')}"` : safe;
}
