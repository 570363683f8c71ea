import type { timesheets } from '@pamaina/contract';
import { lawPacks } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { reckonTeam, type DateRange } from '../analytics/index.ts';
import { presentTimesheets } from './present-timesheets.ts';
import { readBooks } from './read-books.ts';
import { readPlanned } from './read-planned.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The current scheduled and worked hours of a range. The queries are sent immediately; the lines are calculated when
 * they are called for, which can be after the transaction.
 */
export async function readSheet(tx: Tx, wanted: Wanted): Promise<() => timesheets.TimesheetEntry[]> {
  const { start, end, now } = wanted;
  const books = await readBooks(tx, wanted);
  const planned = await readPlanned(tx, wanted);
  const { law_pack } = books.team;
  const mealBreak = law_pack === 'none' ? undefined : lawPacks[law_pack].mealBreak;
  const range = { start, end };
  return () => presentTimesheets({ range, reckoned: reckonTeam(books, range), planned, mealBreak, now });
}
