import type { Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

interface Month {
  year: number;
  month: number;
}

/** What is stored with a month, whose row the caller has locked (`lockMonth`). */
type Kept = Pick<Updateable<Tables['schedule_month']>, 'proof' | 'planning' | 'imported_version'>;

export async function keepWithMonth(tx: Tx, { year, month }: Month, kept: Kept): Promise<void> {
  await tx.updateTable('schedule_month').set(kept).where('year', '=', year).where('month', '=', month).execute();
}

/** @returns the number of the version that is published now */
export async function nextVersion(tx: Tx, { year, month }: Month): Promise<number> {
  const { published_version } = await tx
    .updateTable('schedule_month')
    .set((column) => ({ published_version: column('published_version', '+', 1) }))
    .where('year', '=', year)
    .where('month', '=', month)
    .returning('published_version')
    .executeTakeFirstOrThrow();
  return published_version;
}
