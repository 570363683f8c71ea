import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** How many shifts of a range's draft were added, changed or deleted by hand. */
export async function countHandWork(tx: Tx, { start, end }: { start: string; end: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      select count(*) from shift
      where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'draft' and hand is not null
    )::integer + (
      select count(*) from hand_removal where project_id = ${tx.projectId} and date between ${start} and ${end}
    )::integer as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
