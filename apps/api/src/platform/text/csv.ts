import type { Language } from '@pamaina/contract';

/** What a spreadsheet would run as a formula is written as text (OWASP ASVS 1.2.10). */
const LIVE = /^[=+\-@\t\r\0]/;
/** What would begin as one after a sign that some spreadsheet takes for the end of a cell. */
const LIVE_HALF = /[;,\t]\s*[=+\-@]/;

/** Lines of a table as Excel reads them: Lithuanian with semicolons, English with commas; UTF-8 with its mark. */
export function csvOf(rows: readonly (readonly string[])[], language: Language): Uint8Array {
  const separator = language === 'lt' ? ';' : ',';
  const lines = rows.map((row) => row.map((value) => field(value, separator)).join(separator));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** A field in quotes where it needs them. */
function field(value: string, separator: string): string {
  const safe = LIVE.test(value) ? `'${value}` : value;
  const isCut = ['"', '\r', '\n', separator].some((sign) => safe.includes(sign)) || LIVE_HALF.test(safe);
  return isCut ? `"${safe.replaceAll('"', '""')}"` : safe;
}
