import type { team } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { markPresent } from '../../../platform/auth/accounts.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';

/** The caller's application is open; busy is set by users themselves, until they change it. */
export async function bePresent(call: Call<typeof team.bePresent>) {
  const { status } = call.body;
  const now = call.deps.now();
  const account = await markPresent(call.deps.database.direct, signedIn(call).accountId, {
    seen_at: new Date(now).toISOString(),
    home_seen_at: lastVisit(now),
    ...(status !== undefined && { is_busy: status === 'busy' }),
  });
  if (!account) throw new ProblemError('unauthenticated');
  return { status: account.is_busy ? ('busy' as const) : ('online' as const) };
}

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
