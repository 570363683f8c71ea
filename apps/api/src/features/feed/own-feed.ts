import type { feed } from '@pamaina/contract';
import { randomUUID } from 'node:crypto';
import { type Call, member, type Member, type ProjectCall } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { feedSecret, secretHash } from './feed-secret.ts';

const NONE = { path: null, created_at: null };
const pathOf = (secret: string) => `/api/calendar/${secret}.ics`;

/** The address of the caller's calendar; null before one is created, or since the server's own secret was changed. */
export async function getFeed(call: Call<typeof feed.getFeed>) {
  const { accountId } = member(call);
  const found = await call.deps.database.direct
    .selectFrom('calendar_feed')
    .select(['nonce', 'secret_hash', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return NONE;
  const secret = feedSecret(call.deps.settings.jwtSecret, found.nonce);
  return secretHash(secret).equals(found.secret_hash) ? { path: pathOf(secret), created_at: found.created_at } : NONE;
}

/** Creates a new address; the old one stops working immediately. */
export async function renewFeed(call: Call<typeof feed.renewFeed>) {
  const caller = member(call);
  const nonce = randomUUID();
  const secret = feedSecret(call.deps.settings.jwtSecret, nonce);
  const created_at = new Date(call.deps.now()).toISOString();
  const row = { nonce, secret_hash: secretHash(secret), created_at };
  await call.deps.database.inProject(caller.projectId, async (tx) => {
    await tx
      .insertInto('calendar_feed')
      .values({ account_id: caller.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await record(tx, caller, 'calendar_feed.renewed');
  });
  return { path: pathOf(secret), created_at };
}

/** Deletes the address; does nothing when there is none. */
export async function deleteFeed(call: ProjectCall<typeof feed.deleteFeed>): Promise<void> {
  const caller = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('calendar_feed')
    .where('account_id', '=', caller.accountId)
    .returning('nonce')
    .executeTakeFirst();
  if (deleted) await record(tx, caller, 'calendar_feed.ended');
}

/** Nothing of the address itself is recorded. */
const record = (tx: Tx, { username }: Member, action_type: string) =>
  recordActivity(tx, { action_type, actor: username, details: {} });
