import { factsOf, numbersOf, type Language } from '../base/languages.ts';

/**
 * Values that a spreadsheet would run as a formula are written as text (OWASP ASVS 1.2.10); some spreadsheets also
 * accept full-width signs.
 */
const LIVE = /^(?:[\s"]*[=+\-@＝＋－＠]|[\t\r\0])/;
/**
 * Where a formula could start if a spreadsheet ends the cell there: quotes only count at the start of a cell, and with
 * another separator that start is elsewhere.
 */
const LIVE_HALF = /([;,\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;
/** As programs write numbers, whatever the languages of the product. */
const PLAIN = { separator: ',', locale: 'en-US' };
/** Never run as a formula. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A table in the form that Excel reads in the language: Lithuanian with semicolons and a decimal comma, English with
 * commas and a decimal point; UTF-8 with a byte order mark. Plain, for programs: with commas and a decimal point,
 * without the mark (RFC 4180). Numbers are written with two decimals; text that is already a number is unchanged.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], form: Language | 'plain'): string {
  const { separator } = form === 'plain' ? PLAIN : numbersOf(form);
  const number = new Intl.NumberFormat(form === 'plain' ? PLAIN.locale : factsOf(form).locale, {
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const textOf = (value: string | number | null) =>
    // ASCII minus, which every spreadsheet reads.
    typeof value === 'number' ? number.format(value).replace('−', '-') : (value ?? '');
  const lines = rows.map((row) => row.map((value) => csvField(textOf(value), separator)).join(separator));
  return `${form === 'plain' ? '' : '\uFEFF'}${lines.join('\r\n')}\r\n`;
}

/** A text that no spreadsheet runs as a formula, whatever the separator. */
export function lifeless(value: string): string {
  const whole = LIVE.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return whole.replaceAll(LIVE_HALF, "$1'");
}

/** A field, quoted if necessary. */
export function csvField(value: string, separator: string): string {
  const isNumber = NUMBER.test(value);
  const safe = lifeless(value);
  const isCut = ['"', '\r', '\n', separator].some((sign) => safe.includes(sign)) || (!isNumber && /[;,\t]/.test(safe));
  return isCut ? `"${safe.replaceAll('"', '""')}"` : safe;
}
