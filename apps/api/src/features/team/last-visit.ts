import { sql, type RawBuilder } from 'kysely';

/** Whoever was away for so long comes back for another visit. Milliseconds. */
const VISIT_GAP_MS = 30 * 60_000;

/**
 * When an account's application was last open before the present visit, as a part of a statement about `account`; null before
 * the second one. The same before and after the visit's first beat has been stored.
 * @param now milliseconds since 1970
 */
export function lastVisit(now: number): RawBuilder<string | null> {
  const gone = new Date(now - VISIT_GAP_MS).toISOString();
  return sql`case when account.seen_at < ${gone} then account.seen_at else account.home_seen_at end`;
}
