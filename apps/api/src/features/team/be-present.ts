import type { team } from '@pamaina/contract';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { lastVisit } from './last-visit.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** The caller's application is open (Decisions, Presence); busy is set by users themselves, until they change it. */
export async function bePresent(call: Call<typeof team.bePresent>) {
  const { status } = call.body;
  const now = call.deps.now();
  const account = await call.deps.database.direct
    .updateTable('account')
    .set({
      seen_at: new Date(now).toISOString(),
      home_seen_at: lastVisit(now),
      ...(status !== undefined && { is_busy: status === 'busy' }),
    })
    .where('id', '=', signedIn(call).accountId)
    .returning('is_busy')
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  return { status: account.is_busy ? ('busy' as const) : ('online' as const) };
}
