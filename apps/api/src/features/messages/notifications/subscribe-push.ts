import { randomUUIDv7 } from 'node:crypto';
import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { OutsideTx, Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import type { Which } from '../../access/session/index.ts';

/** A user's browsers; beyond this number the oldest subscription is deleted. */
const SUBSCRIPTIONS_MAX = 10;

/**
 * Sends web push to the caller's browser from now on. A browser that another user subscribed before is now the
 * caller's.
 * @throws `invalid` for an address that no push service has
 */
export async function subscribePush({ body, ...call }: Call<typeof notifications.subscribePush>) {
  const { accountId, signInId } = signedIn(call);
  const { database, pusher, limits } = call.deps;
  await limits.take(`push:${accountId}`, 60, 60 * 60);
  if (!pusher.takes(body.endpoint)) throw fieldProblem('endpoint', 'push_endpoint');
  const { p256dh, auth } = body.keys;
  const kept = { account_id: accountId, sign_in_id: signInId, p256dh, auth };
  await database.outside(async (tx) => {
    await tx
      .insertInto('push_subscription')
      .values({ id: randomUUIDv7(), endpoint: body.endpoint, ...kept })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...kept, created_at: sql`now()` }))
      .execute();
    const newest = tx
      .selectFrom('push_subscription')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SUBSCRIPTIONS_MAX);
    await tx
      .deleteFrom('push_subscription')
      .where('account_id', '=', accountId)
      .where('id', 'not in', newest)
      .execute();
  });
  return { endpoint: body.endpoint };
}

/** Ends web push to one of the caller's browsers, or to all of them. Those of other users stay. */
export async function unsubscribePush(call: Call<typeof notifications.unsubscribePush>): Promise<void> {
  let gone = call.deps.database.direct
    .deleteFrom('push_subscription')
    .where('account_id', '=', signedIn(call).accountId);
  if (call.body.endpoint !== undefined) gone = gone.where('endpoint', '=', call.body.endpoint);
  await gone.execute();
}

/** The next user of a device must not read what is sent to the one before. */
export async function endPushOf(tx: OutsideTx, accountId: string, { only, except }: Which): Promise<void> {
  let pushes = tx.deleteFrom('push_subscription').where('account_id', '=', accountId);
  if (only !== undefined) pushes = pushes.where('sign_in_id', '=', only);
  if (except !== undefined) pushes = pushes.where('sign_in_id', '<>', except);
  await pushes.execute();
}

/** Who has left a team gets nothing more of it, and what it sent them is deleted. */
export async function forgetReaders(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('push_subscription').where('account_id', 'in', accountIds).execute();
  await tx.deleteFrom('notification').where('account_id', 'in', accountIds).execute();
}
