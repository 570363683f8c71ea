import { takings, type takingsImport } from '@pamaina/contract';
import { dateOrders, type OpenReading } from '../../../../platform/files/cell-dates.ts';
import type { FileRow } from '../../../../platform/files/read-csv.ts';
import { datesOpen, type Fault } from '../../../plan/imports/index.ts';
import type { NewTaking, TakingMinutes } from '../store-takings.ts';
import { clockNight, rowTimeOf, type ClockNight, type RowTime, type TimeColumns } from './file-times.ts';
import { amountReader, type AmountReader } from './read-amounts.ts';
import { markRepeated } from './repeated-hours.ts';
import { sumsOf, type TimedRow } from './sums-of.ts';

type Columns = readonly (takingsImport.TakingsColumn | null)[];

export interface TakingsFacts {
  zone: string;
  /** The project's date. */
  today: string;
  dates: 'day' | 'month' | undefined;
  rowsAre: takingsImport.RowsAre | undefined;
  /** Its numbers are written by a program. */
  isWorkbook: boolean;
}

/** What a file of takings says; plain data, for a thread gives it back. */
export interface TakingsPlan {
  rows: NewTaking[];
  rowsAre: takingsImport.RowsAre;
  minutes: TakingMinutes;
  read: number;
  empty: number;
  /** Lines with sums of other lines. */
  totals: number[];
  faults: Fault[];
  readings: OpenReading[];
}

/** Reads the rows of a file and adds them up. Nothing is looked at while its dates could be others. */
export function planTakings(lines: readonly FileRow[], columns: Columns, facts: TakingsFacts): TakingsPlan {
  const none = {
    rows: [],
    rowsAre: facts.rowsAre ?? 'sums',
    minutes: 60 as const,
    read: 0,
    empty: 0,
    totals: [],
    readings: [],
  };
  const body = lines.slice(1);
  const wrong = faultOfColumns(columns, facts.rowsAre);
  if (wrong !== null) return { ...none, faults: [{ line: 1, key: wrong }] };
  if (body.length === 0) return { ...none, faults: [{ line: 1, key: 'imports.noRows' }] };
  const dated = columns.includes('at') ? ('at' as const) : ('date' as const);
  const { orders, open } = dateOrders(body, {
    columns,
    dated: new Set([dated]),
    chosen: facts.dates,
    hint: hintOf(body),
  });
  const readings = open === null ? [] : [open];
  if (open?.value === null) return { ...none, readings, faults: [datesOpen(open)] };
  const nightOf = nightsIn(facts.zone);
  const sorted = readRows(body, columns, { ...facts, order: orders.get(dated) ?? 'day', nightOf });
  const rowsAre = facts.rowsAre ?? guessRows(sorted.rows, columns);
  // A receipt without a sum is one all the same.
  const isKept = ({ amounts }: TimedRow) => rowsAre === 'receipts' || amounts.size > 0;
  const kept = sorted.rows.filter(isKept);
  const times = kept.map(({ time }) => time);
  const { rows, minutes, faults } = sumsOf(kept, { rowsAre, marks: markRepeated(times, nightOf, rowsAre === 'sums') });
  return {
    rows,
    rowsAre,
    minutes,
    read: body.length,
    empty: sorted.rows.length - kept.length + sorted.empty,
    totals: sorted.totals,
    faults: [...sorted.faults, ...faults].toSorted((one, other) => one.line - other.line),
    readings,
  };
}

function faultOfColumns(columns: Columns, rowsAre: takingsImport.RowsAre | undefined): string | null {
  const has = (column: takingsImport.TakingsColumn) => columns.includes(column);
  if (columns.some((column, at) => column !== null && columns.indexOf(column) !== at)) return 'imports.fieldTwice';
  if (has('at') && (has('date') || has('time'))) return 'imports.takings.atAndDate';
  if (!has('at') && !has('date')) return 'imports.takings.noDay';
  if (rowsAre === 'receipts' && has('receipts')) return 'imports.takings.countedReceipts';
  if (rowsAre !== 'receipts' && !takings.takingsKinds.some(has)) return 'imports.takings.noValue';
  return null;
}

/** Where hours are counted to twelve, the month is mostly first. */
const hintOf = (lines: readonly FileRow[]) =>
  lines.slice(0, 100).some(({ cells }) => cells.some((cell) => /\d\s*[ap]\.?m\b/i.test(cell)))
    ? ('month' as const)
    : null;

/** Times at any minute are those of receipts. */
function guessRows(rows: readonly TimedRow[], columns: Columns): takingsImport.RowsAre {
  const odd = rows.filter(({ time: { minute } }) => minute !== null && minute % 15 !== 0).length;
  return !columns.includes('receipts') && rows.length >= 5 && odd * 2 > rows.length ? 'receipts' : 'sums';
}

/** The clock changes of dates, each looked up once. */
function nightsIn(zone: string): (date: string) => ClockNight | null {
  const nights = new Map<string, ClockNight | null>();
  return (date) => {
    const known = nights.get(date);
    if (known !== undefined) return known;
    const night = clockNight(zone, date);
    nights.set(date, night);
    return night;
  };
}

interface ReadingFacts extends TakingsFacts {
  order: 'day' | 'month';
  nightOf: (date: string) => ClockNight | null;
}

interface SortedRows {
  rows: TimedRow[];
  empty: number;
  totals: number[];
  faults: Fault[];
}

const TOTAL = /^(iš viso|is viso|viso|bendra suma|suma|total|grand total|subtotal|sub-total|sum)\b/i;

/** The rows that have a time; those without are sums of others, empty, or wrong. */
function readRows(body: readonly FileRow[], columns: Columns, facts: ReadingFacts): SortedRows {
  const timeColumns: TimeColumns = {
    at: columns.indexOf('at'),
    date: columns.indexOf('date'),
    time: columns.indexOf('time'),
  };
  const reading = { zone: facts.zone, order: facts.order, hasTimes: hasTimes(body, timeColumns.at) };
  const readers = readersOf(body, columns, facts.isWorkbook);
  const times = body.map(({ cells }) => rowTimeOf(cells, timeColumns, reading));
  const lastTimed = times.findLastIndex((time) => 'date' in time);
  const sorted: SortedRows = { rows: [], empty: 0, totals: [], faults: [] };
  for (const [at, row] of body.entries()) {
    const time = times[at];
    if (time === undefined) continue;
    const amounts = amountsOf(row, columns, readers);
    if (!('date' in time)) {
      const isBlank = [timeColumns.at, timeColumns.date, timeColumns.time].every(
        (column) => (row.cells[column] ?? '') === '',
      );
      // Where no row at all has a time, the wrong column was chosen.
      const isBehind = lastTimed !== -1 && at > lastTimed;
      if (amounts.fault?.key === 'imports.uncalculated') sorted.faults.push({ line: row.line, ...amounts.fault });
      else if (row.cells.some((cell) => TOTAL.test(cell)) || (isBlank && isBehind)) sorted.totals.push(row.line);
      else if (amounts.isEmpty) sorted.empty += 1;
      else sorted.faults.push({ line: row.line, ...time });
      continue;
    }
    const fault = faultOfTime(time, facts) ?? amounts.fault;
    if (fault === null) sorted.rows.push({ line: row.line, time, amounts: amounts.values });
    else sorted.faults.push({ line: row.line, field: timeColumns.at === -1 ? 'date' : 'at', ...fault });
  }
  return sorted;
}

function hasTimes(body: readonly FileRow[], at: number): boolean {
  return at !== -1 && body.some(({ cells }) => /\d{1,2}:\d{2}|\d\s*[ap]\.?m\b/i.test(cells[at] ?? ''));
}

function readersOf(body: readonly FileRow[], columns: Columns, isWorkbook: boolean) {
  return takings.takingsKinds.flatMap((kind) => {
    const at = columns.indexOf(kind);
    if (at === -1) return [];
    return [
      {
        kind,
        at,
        read: amountReader(
          body.map(({ cells }) => cells[at] ?? ''),
          isWorkbook,
        ),
      },
    ];
  });
}

interface Reader {
  kind: takings.TakingsKind;
  at: number;
  read: AmountReader;
}

/** What came in by a row; of an empty cell nothing is known. */
function amountsOf({ cells, unknown = [] }: FileRow, columns: Columns, readers: readonly Reader[]) {
  const values = new Map<takings.TakingsKind, number>();
  let fault: Omit<Fault, 'line'> | null = null;
  for (const { kind, at, read } of readers) {
    const cell = cells[at] ?? '';
    if (unknown.includes(at)) fault ??= { field: kind, key: 'imports.uncalculated' };
    if (cell === '' || /^[-–—]$/.test(cell)) continue;
    const amount = read(cell);
    if (amount === null) fault ??= { field: kind, key: 'imports.takings.numberFormat' };
    else if (amount < 0 && kind !== 'takings') fault ??= { field: kind, key: 'imports.takings.negative' };
    else values.set(kind, amount);
  }
  const unread = unknown
    .map((at) => columns[at])
    .find((column) => column === 'at' || column === 'date' || column === 'time');
  if (unread !== undefined && unread !== null) fault = { field: unread, key: 'imports.uncalculated' };
  return { values, fault, isEmpty: fault === null && values.size === 0 };
}

function faultOfTime({ date, minute, isAgain }: RowTime, { today, nightOf }: ReadingFacts): Omit<Fault, 'line'> | null {
  if (date > today) return { key: 'invalid.takings_future' };
  if (minute === null || isAgain !== null) return null;
  const night = nightOf(date);
  const isNever = night?.kind === 'never' && minute >= night.from && minute < night.to;
  return isNever ? { key: 'imports.takings.timeNever', values: { date } } : null;
}
