import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { isPublished } from '../months/index.ts';
import { lockMonth } from '../shifts/index.ts';

/**
 * Locks the month of a date until the transaction ends: preferences of a month change one after the other, and none
 * while it is being published.
 * @throws `wishes_settled` when the month is published
 */
export async function lockOpenMonth(tx: Tx, date: string): Promise<void> {
  await lockMonth(tx, Number(date.slice(0, 4)), Number(date.slice(5, 7)));
  const { rows } = await sql<{
    settled: boolean;
  }>`select ${isPublished(sql`${tx.projectId}`, sql`${date}`)} as settled`.execute(tx);
  if (rows[0]?.settled) throw new ProblemError('wishes_settled');
}
