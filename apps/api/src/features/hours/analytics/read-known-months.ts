import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DateRange } from './period-range.ts';

/** Shifts on this many days of an unfinished month count as a schedule, published or not; a single draft does not. */
const DAYS_OF_A_PLAN = 7;

/**
 * The months of a range, `YYYY-MM`, whose hours are known: scheduled months, and months before `today` with scheduled
 * or worked shifts. Past months count whether they were scheduled or not; of a month without any work nothing is known:
 * the product was not used yet. One statement.
 */
export async function readKnownMonths(
  tx: Tx,
  { start, end, today }: DateRange & { today: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ month: string }>`
    select to_char(date, 'YYYY-MM') as month from shift
    where project_id = ${tx.projectId} and date between ${start} and ${end}
    group by 1 having bool_or(status = 'published')
      or count(distinct date) filter (where date >= date_trunc('month', ${today}::date)) >= ${DAYS_OF_A_PLAN}
    union
    select to_char(date, 'YYYY-MM') from counted_work
    where project_id = ${tx.projectId} and status <> 'draft'
      and date between ${start} and least(${end}::date, date_trunc('month', ${today}::date)::date - 1)`.execute(tx);
  return new Set(rows.map(({ month }) => month));
}
