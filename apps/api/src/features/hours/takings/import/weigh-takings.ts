import { takings } from '@pamaina/contract';
import { seriesOf, type TakingRow } from '../series-of.ts';
import { keyOf, type NewTaking } from '../store-takings.ts';
import { atOf } from '../taking-times.ts';

/** A stored row, as it counts now. */
export interface StoredTaking extends TakingRow {
  kind: takings.TakingsKind;
  is_again: boolean;
}

export interface Overlap {
  days: number;
  values: number;
  start: string;
  end: string;
  examples: { at: string; kind: takings.TakingsKind; stored: number | null; file: number }[];
}

export interface UnusualTaking {
  at: string;
  kind: takings.TakingsKind;
  value: number;
  usual: number;
}

/** What of a file is new beside what was stored before. */
export interface Weighed {
  overlap: Overlap | null;
  /** The rows to be stored: without those that the stored ones win over. */
  rows: NewTaking[];
  changed: number;
  unusual: UnusualTaking[];
}

const EXAMPLES = 10;

/** Compares the rows of a file with those that were stored before on the same days. Plain data: it runs in a thread. */
export function weighTakings(rows: readonly NewTaking[], stored: readonly StoredTaking[], keeps: boolean): Weighed {
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const lengths = new Map(stored.map(({ kind, date, minutes }) => [`${kind} ${date}`, minutes]));
  const isOther = (row: NewTaking) => {
    const length = lengths.get(`${row.kind} ${row.date}`);
    if (length !== undefined && length !== row.minutes) return true;
    const before = known.get(keyOf(row));
    return before !== undefined && before.value !== row.value;
  };
  const others = rows.filter(isOther);
  const other = new Set(others.map(keyOf));
  const kept = keeps ? rows.filter((row) => !other.has(keyOf(row))) : [...rows];
  const changed = kept.filter((row) => known.get(keyOf(row))?.value !== row.value || other.has(keyOf(row))).length;
  return { overlap: overlapOf(others, known), rows: kept, changed, unusual: unusualOf(kept, stored) };
}

function overlapOf(others: readonly NewTaking[], known: ReadonlyMap<string, StoredTaking>): Overlap | null {
  const dates = [...new Set(others.map(({ date }) => date))].toSorted();
  const [start, end] = [dates[0], dates.at(-1)];
  if (start === undefined || end === undefined) return null;
  const examples = others.slice(0, EXAMPLES).map((row) => {
    const before = known.get(keyOf(row));
    const isSame = before !== undefined && before.minutes === row.minutes;
    return { at: atOf(row), kind: row.kind, stored: isSame ? before.value : null, file: row.value };
  });
  return { days: dates.length, values: others.length, start, end, examples };
}

/** Values of the file of many times the usual, beside what is known around its days. */
function unusualOf(rows: readonly NewTaking[], stored: readonly StoredTaking[]): UnusualTaking[] {
  const replaced = new Set(rows.map(({ kind, date }) => `${kind} ${date}`));
  const found = takings.takingsKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const around = stored.filter((row) => row.kind === kind && !replaced.has(`${kind} ${row.date}`));
    const all = [...around, ...own.map((row) => ({ ...row, is_confirmed: false }))];
    const dates = new Set(own.map(({ date }) => date));
    const { unusual, by } = seriesOf(all, { calendar: new Map(), opening: [], events: new Map() });
    return [...unusual.values()]
      .filter(({ date }) => dates.has(date))
      .map(({ date, slot, value, usual }) => ({
        at: atOf({ date, minute: by === 'day' ? null : slot * 60 }),
        kind,
        value,
        usual,
      }));
  });
  return found.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
