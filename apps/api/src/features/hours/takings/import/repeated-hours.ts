import type { ClockNight, RowTime } from './file-times.ts';

/**
 * Which rows of a file are of the second time that an hour comes, by their order: in the file's order of time, from
 * the row on that is earlier than the one before it. Sums have each time once, so there the same time again is enough.
 * @param rows in the order of the file
 */
export function markRepeated(
  rows: readonly RowTime[],
  nightOf: (date: string) => ClockNight | null,
  isSums: boolean,
): boolean[] {
  const marks = rows.map(({ isAgain }) => isAgain === true);
  const [first, last] = [rows[0], rows.at(-1)];
  const isDescending = first !== undefined && last !== undefined && orderOf(first) > orderOf(last);
  const seen = new Map<string, { minute: number; isAgain: boolean }>();
  const places = rows.map((_, at) => at);
  for (const at of isDescending ? places.toReversed() : places) {
    const { date, minute, isAgain } = rows[at] ?? { date: '', minute: null, isAgain: false };
    if (minute === null || isAgain !== null) continue;
    const night = nightOf(date);
    if (night?.kind !== 'twice' || minute < night.from || minute >= night.to) continue;
    const before = seen.get(date);
    const goesBack = before !== undefined && (minute < before.minute || (isSums && minute === before.minute));
    const now = { minute, isAgain: before?.isAgain === true || goesBack };
    seen.set(date, now);
    marks[at] = now.isAgain;
  }
  return marks;
}

const orderOf = ({ date, minute }: RowTime) => `${date} ${String(minute ?? 0).padStart(4, '0')}`;
