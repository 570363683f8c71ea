import type { imports } from '@pamaina/contract';
import type { FileRow } from './read-csv.ts';

type Order = imports.DateOrder;

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})\.?(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?!\d)/;

/**
 * A date at the beginning of a cell as `YYYY-MM-DD`, and what follows it: `2001-05-31`, `2001.05.31`, `31.05.2001`,
 * `31/05/2001`, or `05/31/2001` where the month is first. Null: the cell does not begin with a date.
 */
export function splitDate(cell: string, order: Order): { date: string | null; rest: string } {
  const text = cell.trim();
  const first = YEAR_FIRST.exec(text);
  const match = first ?? YEAR_LAST.exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  if (match === null || (rest !== '' && !/^[ T,]/.test(rest))) return { date: null, rest: text };
  const [, one = '', , two = '', three = ''] = match;
  const [year, month, day] = first ? [one, two, three] : order === 'day' ? [three, two, one] : [three, one, two];
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest: rest.replace(/^[ T,]+/, '') };
}

/** A date, also of a cell with a time, as `YYYY-MM-DD`; what is no date is left for a schema to reject. */
export function readDate(cell: string, order: Order = 'day'): string {
  const { date, rest } = splitDate(cell, order);
  return date !== null && /^(\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[ap]\.?m\.?)?)?$/i.test(rest) ? date : cell;
}

/**
 * Whether the dates of a column begin with the day or the month: a number above 12 decides, and dots, which nobody
 * writes after a month. Null, with a date that can be read both ways: nothing decides, or two dates contradict.
 */
function orderIn(cells: readonly string[]): { order: Order | null; example: string } {
  const dates = cells.flatMap((cell) => {
    const [, one = '', sign = '', two = ''] = YEAR_LAST.exec(cell.trim()) ?? [];
    return sign === '' ? [] : [{ cell, one: Number(one), two: Number(two), sign }];
  });
  const isDayFirst = dates.some(({ one }) => one > 12);
  const isMonthFirst = dates.some(({ two }) => two > 12);
  if (isDayFirst !== isMonthFirst) return { order: isDayFirst ? 'day' : 'month', example: '' };
  const unclear = dates.find(({ one, two, sign }) => one !== two && sign !== '.');
  return unclear === undefined ? { order: 'day', example: '' } : { order: null, example: unclear.cell };
}

/** What cells leave open, and the guess that is used; null: none is. */
export interface OpenReading {
  name: imports.ReadingName;
  value: string | null;
  example: string;
}

interface Dated<Column> {
  columns: readonly (Column | null)[];
  /** The columns that can have dates. */
  dated: ReadonlySet<Column>;
  /** For columns that don't decide it themselves. */
  chosen: Order | undefined;
  /** Without a choice, and no other column that decides it. */
  hint: Order | null;
}

/** In which order each column of a file has its dates. */
export function dateOrders<Column extends string>(
  lines: readonly FileRow[],
  { columns, dated, chosen, hint }: Dated<Column>,
): { orders: ReadonlyMap<Column, Order>; open: OpenReading | null } {
  const found = columns.flatMap((column, at) =>
    column !== null && dated.has(column)
      ? [{ column, ...orderIn(lines.map(({ cells }) => cells[at] ?? '')), isSlashed: hasSlashes(lines, at) }]
      : [],
  );
  const others = new Set(found.filter(({ isSlashed }) => isSlashed).map(({ order }) => order));
  others.delete(null);
  const usual = chosen ?? (others.size === 1 ? ([...others][0] ?? null) : hint);
  const unclear = found.find(({ order }) => order === null);
  const orders = new Map(found.map(({ column, order }) => [column, order ?? usual ?? 'day'] as const));
  return { orders, open: unclear ? { name: 'dates', value: usual, example: unclear.example } : null };
}

/** Only such columns say how the file writes its dates. */
const hasSlashes = (lines: readonly FileRow[], at: number) =>
  lines.some(({ cells }) => YEAR_LAST.test((cells[at] ?? '').trim()));
