import { sql, type RawBuilder } from 'kysely';

/** After this long an absence, a user starts another visit. Milliseconds. */
const VISIT_GAP_MS = 30 * 60_000;

/**
 * When an account's application was last open before the current visit, as part of a statement about `account`; null
 * before the second visit. The same before and after the visit's first beat is stored.
 * @param now milliseconds since 1970
 */
export function lastVisit(now: number): RawBuilder<string | null> {
  const gone = new Date(now - VISIT_GAP_MS).toISOString();
  return sql`case when account.seen_at < ${gone} then account.seen_at else account.home_seen_at end`;
}
