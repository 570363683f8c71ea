import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** The data by which the work before a date is counted. */
export interface Books {
  /** The project's time zone. */
  zone: string;
  /** The first days of the months up to the date that have work and are not summed (`countMonths`), earliest first. */
  due: string[];
  /**
   * The first day of the accounting period that contains the date, and of the one that contains 1 January before it.
   */
  accountingFrom: string;
  yearAccountingFrom: string;
}

/** The books of the project whose row is read. */
export const booksAt = (date: string) => sql<Books>`json_build_object(
  'zone', project.time_zone,
  'due', (
    select coalesce(json_agg(month order by month), '[]') from worked_month
    where project_id = project.id and counted_at is null and month <= ${date}
  ),
  'accountingFrom', accounting_from(project.accounting_start, project.accounting_months, ${date}::date),
  'yearAccountingFrom', accounting_from(project.accounting_start, project.accounting_months, ${`${date.slice(0, 4)}-01-01`}::date)
)`;

/** The data by which the work before a date is counted. One statement. */
export async function readBooks(tx: Tx, projectId: string, date: string): Promise<Books> {
  const { books } = await tx
    .selectFrom('project')
    .select(booksAt(date).as('books'))
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return books;
}
