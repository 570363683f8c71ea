import { sql, type RawBuilder } from 'kysely';
import { ProblemError } from '../ground/problem-error.ts';
import type { Tx } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Quota {
  /** The subject: its kind, a colon, and its owner. */
  key: string;
  /** Within 24 hours. */
  most: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Rejects what exceeds the limit of a day. Counted from stored rows, in the transaction that writes the next one, so
 * that it applies across processes and concurrent calls.
 * @param written selects when each was written, as `at`
 * @throws `too_many_requests`
 */
export async function refuseBeyond(tx: Tx, { key, most, now }: Quota, written: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ at: string }>`
    select at from (${written}) as written order by at desc offset ${most - 1} limit 1`.execute(tx);
  const waits = Date.parse(rows[0]?.at ?? '') + DAY_MS - now;
  if (waits > 0) throw new ProblemError('too_many_requests', { retryAfterSeconds: Math.ceil(waits / 1000) });
}
