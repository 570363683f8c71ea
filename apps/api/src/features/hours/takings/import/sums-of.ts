import type { takings, takingsImport } from '@pamaina/contract';
import type { Fault } from '../../../plan/imports/index.ts';
import type { NewTaking, TakingMinutes } from '../store-takings.ts';
import type { RowTime } from './file-times.ts';

/** A row of a file with its time, and what came in, in hundredths. */
export interface TimedRow {
  line: number;
  time: RowTime;
  amounts: ReadonlyMap<takings.TakingsKind, number>;
}

/** As `PUT /takings` takes them, in hundredths. */
const LEAST = -100_000_000;
const MOST = 1_000_000_000;

interface Sum {
  taking: Omit<NewTaking, 'value'>;
  hundredths: number;
  line: number;
}

/** The rows added up by day, hour, or the part of it that all times of the file begin. */
export function sumsOf(
  rows: readonly TimedRow[],
  { rowsAre, marks }: { rowsAre: takingsImport.RowsAre; marks: readonly boolean[] },
): { rows: NewTaking[]; minutes: TakingMinutes; faults: Fault[] } {
  const minutes = lengthOf(rows, rowsAre);
  const sums = new Map<string, Sum>();
  const add = (taking: Sum['taking'], hundredths: number, line: number) => {
    const key = `${taking.kind} ${taking.date} ${taking.minute ?? ''} ${taking.is_again}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { taking, hundredths, line });
    else sum.hundredths += hundredths;
  };
  for (const [at, { line, time, amounts }] of rows.entries()) {
    const minute = time.minute === null ? null : time.minute - (time.minute % minutes);
    const when = { date: time.date, minute, is_again: marks[at] === true, minutes };
    const kinds: (readonly [takings.TakingsKind, number])[] = [...amounts];
    if (rowsAre === 'receipts') kinds.push(['receipts', 100]);
    for (const [kind, hundredths] of kinds) add({ ...when, kind }, hundredths, line);
  }
  const all = [...sums.values()];
  const isIn = ({ hundredths }: Sum) => hundredths >= LEAST && hundredths <= MOST;
  return {
    minutes,
    rows: all.filter(isIn).map(({ taking, hundredths }) => ({ ...taking, value: hundredths / 100 })),
    faults: all
      .filter((sum) => !isIn(sum))
      .map(({ taking: { kind }, line }) => ({ line, field: kind, key: 'invalid.number_range' })),
  };
}

/** Receipts are added up by hour; sums as the file has them. */
function lengthOf(rows: readonly TimedRow[], rowsAre: takingsImport.RowsAre): TakingMinutes {
  const times = rows.flatMap(({ time: { minute } }) => minute ?? []);
  if (times.length === 0) return 1440;
  if (rowsAre === 'receipts') return 60;
  return ([60, 30, 15] as const).find((length) => times.every((minute) => minute % length === 0)) ?? 60;
}
