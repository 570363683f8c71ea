import { readFileSync } from 'node:fs';
import type { TakingsDay } from '@pamaina/forecast';

const DATE = String.raw`^"?(\d{4}-\d{2}-\d{2})`;
const HOUR = String.raw`(\d{1,2})(?::\d{2}){0,2}"?`;
const NEXT = String.raw`[,;\t]"?`;
const VALUE = String.raw`(-?\d+(?:[.,]\d+)?)"?\s*$`;
/** `2026-05-04 14:00,12`, and `2026-05-04,14,12`. */
const LINES = [new RegExp(`${DATE}[T ]${HOUR}${NEXT}${VALUE}`), new RegExp(`${DATE}"?${NEXT}${HOUR}${NEXT}${VALUE}`)];

/**
 * A file with lines such as `2026-05-04 14:00,12` or `2026-05-04,14,12` (date, hour, value); values of the same hour
 * are added up. An hour without a line between two of the same day is a zero, other hours are closed.
 * @throws Error at a line that isn't the heading and can't be read, or without two weeks of days
 */
export function readSeries(file: string): TakingsDay[] {
  const sums = new Map<string, Map<number, number>>();
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, date, asked, value] = LINES.map((one) => one.exec(line)).find((found) => found !== null) ?? [];
    if (date === undefined || value === undefined) {
      if (index === 0) continue;
      throw new Error(`${file}, line ${String(index + 1)}: not a date, an hour and a value`);
    }
    const hour = Number(asked);
    if (!(hour >= 0 && hour < 24)) throw new Error(`${file}, line ${String(index + 1)}: no hour from 0 to 23`);
    const day = sums.get(date) ?? new Map<number, number>();
    day.set(hour, (day.get(hour) ?? 0) + Number(value.replace(',', '.')));
    sums.set(date, day);
  }
  return daysOf(sums, file);
}

function daysOf(sums: ReadonlyMap<string, ReadonlyMap<number, number>>, file: string): TakingsDay[] {
  const dates = [...sums.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || dates.length < 14)
    throw new Error(`${file}: fewer than two weeks of days`);
  const start = Temporal.PlainDate.from(first);
  const length = start.until(last, { largestUnit: 'days' }).days + 1;
  return Array.from({ length }, (_, at) => {
    const date = start.add({ days: at });
    const known = sums.get(date.toString()) ?? new Map<number, number>();
    const hours = [...known.keys()];
    const [opens, closes] = [Math.min(...hours), Math.max(...hours)];
    const values = Array.from({ length: 24 }, (__, hour) =>
      hour >= opens && hour <= closes ? (known.get(hour) ?? 0) : null,
    );
    return { weekday: date.dayOfWeek, values, special: null, factor: 1 };
  });
}
