import type { Language } from './constants.ts';

/** What a spreadsheet would run as a formula is written as text (OWASP ASVS 1.2.10); some take the wide signs of Asian keyboards too. */
const LIVE = /^(?:[\s"]*[=+\-@＝＋－＠]|[\t\r\0])/;
/**
 * What would begin as one where some spreadsheet takes the cell to end: quotes count only at a cell's start, and where the lines are
 * cut by another separator that start lies elsewhere.
 */
const LIVE_HALF = /([;,\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;
/** Runs as nothing but itself. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A table as Excel reads it: Lithuanian with semicolons and a decimal comma, English with commas and a decimal point; UTF-8 with its
 * mark in front. Numbers are written to the cent or the hundredth of an hour; text that is a number already stays as it is.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], language: Language): string {
  const separator = language === 'lt' ? ';' : ',';
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  const textOf = (value: string | number | null) =>
    // ASCII's minus, which every spreadsheet reads.
    typeof value === 'number' ? number.format(value).replace('−', '-') : (value ?? '');
  const lines = rows.map((row) => row.map((value) => csvField(textOf(value), separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A text that no spreadsheet runs, whichever separator cuts the lines. */
export function lifeless(value: string): string {
  const whole = LIVE.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return whole.replaceAll(LIVE_HALF, "$1'");
}

/** A field in quotes where it needs them. */
export function csvField(value: string, separator: string): string {
  const isNumber = NUMBER.test(value);
  const safe = lifeless(value);
  const isCut = ['"', '\r', '\n', separator].some((sign) => safe.includes(sign)) || (!isNumber && /[;,\t]/.test(safe));
  return isCut ? `"${safe.replaceAll('"', '""')}"` : safe;
}
