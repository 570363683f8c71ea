import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

interface Month {
  year: number;
  month: number;
}

/** What is stored with a month, whose row the caller has locked (`lockMonth`). */
type Kept = Pick<Updateable<Tables['schedule_month']>, 'proof' | 'planning' | 'imported_version' | 'law_pack'>;

export async function keepWithMonth(tx: Tx, { year, month }: Month, kept: Kept): Promise<void> {
  await tx.updateTable('schedule_month').set(kept).where('year', '=', year).where('month', '=', month).execute();
}

/**
 * Counts a published version, and keeps the law pack under which the first one was judged: of a locked
 * month that under which it was locked.
 * @returns the number of the version that is published now
 */
export async function nextVersion(tx: Tx, { year, month }: Month): Promise<number> {
  const { published_version } = await tx
    .updateTable('schedule_month')
    .set((column) => ({
      published_version: column('published_version', '+', 1),
      law_pack: sql<string>`coalesce(
        law_pack,
        (select locked.law_pack from timesheet_month as locked
         where locked.project_id = ${tx.projectId} and locked.month = make_date(${year}::int, ${month}::int, 1)
           and locked.locked_at is not null),
        (select project.law_pack from project where id = ${tx.projectId})
      )`,
    }))
    .where('year', '=', year)
    .where('month', '=', month)
    .returning('published_version')
    .executeTakeFirstOrThrow();
  return published_version;
}
