import { monthOf } from '@pamaina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { isPublished } from '../shifts/index.ts';

/**
 * Whether a day is published: the month is, and this day not left for later by publishing other days alone.
 * @param date a column or value
 */
export const isDayPublished = (
  projectId: RawBuilder<string>,
  date: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`(exists (
  select from archive where archive.project_id = ${projectId}
    and year = extract(year from ${date}::date) and month = extract(month from ${date}::date)
    and (starts_on is null or ${date}::date between starts_on and ends_on)
) and ${isPublished(projectId, date)})`;

/** The key of the row that stores whether a month is locked: its first day. */
const monthRow = (date: string) => `${monthOf(date)}-01`;

/**
 * Prevents the months of some dates from being locked until the transaction ends.
 * @throws `month_locked` when one of them is locked already
 */
export async function holdMonths(tx: Tx, dates: readonly string[]): Promise<void> {
  const months = [...new Set(dates.map(monthRow))].sort();
  await tx
    .insertInto('timesheet_month')
    .values(months.map((month) => ({ month })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx
    .selectFrom('timesheet_month')
    .select('locked_at')
    .where('month', 'in', months)
    .orderBy('month')
    .forShare()
    .execute();
  if (rows.some(({ locked_at }) => locked_at !== null)) throw new ProblemError('month_locked');
}
