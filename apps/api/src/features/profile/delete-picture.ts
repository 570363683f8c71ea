import type { profile } from '@pamaina/contract';
import { isInProject } from '../../platform/database/database.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { inOwn } from './in-own.ts';
import { readProfile } from './read-profile.ts';

/** Deletes the caller's picture; does nothing when there is none. */
export async function deletePicture(call: Call<typeof profile.deletePicture>): Promise<void> {
  const caller = signedIn(call);
  await inOwn(call.deps.database, caller, async (tx) => {
    const deleted = await tx
      .deleteFrom('picture')
      .where('account_id', '=', caller.accountId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted || !isInProject(tx)) return;
    const { name } = await readProfile(tx, caller);
    const action = { action_type: 'profile.picture_removed', actor: caller.username, details: { name } };
    await recordActivity(tx, action);
  });
}
