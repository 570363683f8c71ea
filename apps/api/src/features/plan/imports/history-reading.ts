import type { imports } from '@pamaina/contract';
import { dateOrders, type OpenReading, splitDate } from '../../../platform/files/cell-dates.ts';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { plainHeading } from '../../business/employees/index.ts';
import { type CellReading, guessBreaks, guessTimes } from './history-cells.ts';

/** What a caller chose for cells that can be read in two ways. */
export interface ChosenReading {
  dates?: imports.DateOrder | undefined;
  times?: imports.TimeNotation | undefined;
  breaks?: imports.BreakUnit | undefined;
}

const DATED: ReadonlySet<imports.HistoryColumn> = new Set(['date', 'start', 'end']);

/** How the cells are to be read, as chosen or as they say themselves, and what they leave open. */
export function readingOf(
  [head, ...lines]: readonly FileRow[],
  columns: readonly (imports.HistoryColumn | null)[],
  chosen: ChosenReading,
): { reading: CellReading; open: OpenReading[] } {
  const cellsIn = (field: imports.HistoryColumn) => {
    const at = columns.indexOf(field);
    return at === -1 ? [] : lines.map(({ cells }) => cells[at] ?? '');
  };
  const clocks = [...cellsIn('start'), ...cellsIn('end')];
  // Where hours are counted to twelve, the month is mostly first.
  const hint = clocks.some((cell) => /\d\s*[ap]\.?m\b/i.test(cell)) ? 'month' : null;
  const dates = dateOrders(lines, { columns, dated: DATED, chosen: chosen.dates, hint });
  const times = guessTimes(clocks);
  const hasMidnights = clocks.some((cell) => {
    const { date, rest } = splitDate(cell, 'day');
    return date !== null && rest !== '';
  });
  const breaks = guessBreaks(plainHeading(head?.cells[columns.indexOf('break')] ?? '').split(' '), cellsIn('break'));
  const [timesUsed, breaksUsed] = [chosen.times ?? times.value, chosen.breaks ?? breaks.value];
  return {
    reading: { orders: dates.orders, times: timesUsed, hasMidnights, breaks: breaksUsed },
    open: [
      ...(dates.open ? [dates.open] : []),
      ...(times.example ? [{ name: 'times' as const, value: timesUsed, example: times.example }] : []),
      ...(breaks.example ? [{ name: 'breaks' as const, value: breaksUsed, example: breaks.example }] : []),
    ],
  };
}
