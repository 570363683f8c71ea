import type { session } from '@pamaina/contract';
import { sql } from 'kysely';
import { signedIn, type Call } from '../../platform/http/route.ts';

/** Ends every session of the sign-in, and web push to its browser: the next user of the device must not read it. */
export async function signOut(call: Call<typeof session.signOut>): Promise<void> {
  const { accountId, signInId } = signedIn(call);
  await call.deps.database.outside(async (tx) => {
    // Offline immediately, not a minute later (Decisions, Presence); another device of theirs restores it within one.
    const seen_at = sql<string>`seen_at - interval '2 minutes'`;
    await tx.updateTable('account').set({ seen_at }).where('id', '=', accountId).execute();
    // After the account, which a session being opened has locked: it ends with the others.
    await tx.deleteFrom('session').where('sign_in_id', '=', signInId).execute();
    await tx.deleteFrom('push_subscription').where('sign_in_id', '=', signInId).execute();
  });
}
