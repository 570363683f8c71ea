import { addConvertible, type Convertible } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { reckonTeam, type DateRange } from '../analytics/index.ts';
import { readBooks } from './read-books.ts';

interface Wanted extends DateRange {
  employeeId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The hours of one person in a range that can become leave, as worked so far (DK 144(5)). */
export async function readConvertible(tx: Tx, wanted: Wanted): Promise<Convertible[]> {
  const { start, end, employeeId } = wanted;
  const books = await readBooks(tx, wanted);
  const own = reckonTeam(books, { start, end }).filter(
    ({ shift }) => !shift.isGone && shift.person === employeeId && shift.date >= start && shift.date <= end,
  );
  return addConvertible(own.flatMap(({ convertible }) => convertible));
}
