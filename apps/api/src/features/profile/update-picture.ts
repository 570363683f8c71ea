import type { profile } from '@pamaina/contract';
import { isInProject } from '../../platform/database/database.ts';
import { randomBytes } from 'node:crypto';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { encodePicture } from './encode-picture.ts';
import { inOwn } from './in-own.ts';
import { readProfile } from './read-profile.ts';

/** Sets the caller's picture, under a new unguessable address. @throws `invalid`, `too_many_requests` */
export async function updatePicture(call: Call<typeof profile.updatePicture>) {
  const caller = signedIn(call);
  const { deps, file } = call;
  if (!file) throw new ProblemError('malformed');
  deps.limits.take(`picture:${caller.accountId}`, 20, 60 * 60);
  const content = await encodePicture(file);
  const id = randomBytes(16).toString('base64url');
  return inOwn(deps.database, caller, async (tx) => {
    await tx
      .insertInto('picture')
      .values({ account_id: caller.accountId, id, content })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ id, content }))
      .execute();
    const after = await readProfile(tx, caller);
    if (isInProject(tx)) {
      const details = { name: after.name };
      const action = { action_type: 'profile.picture_changed', actor: caller.username, details };
      await recordActivity(tx, action);
    }
    return after;
  });
}
