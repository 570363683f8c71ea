import { isDate } from './dates.ts';

/** A typed date as `YYYY-MM-DD`: year first, or day first as in both languages. Null when it is not a date. */
export function readDate(text: string): string | null {
  const [a = '', b = '', c = ''] = text.trim().split(/[-./\s]+/);
  const parts = a.length === 4 ? [a, b, c] : [c, b, a];
  const date = [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
  return isDate(date) ? date : null;
}
