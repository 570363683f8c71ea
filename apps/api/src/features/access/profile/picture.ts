import { randomBytes } from 'node:crypto';
import type { profile } from '@pamaina/contract';
import { isInProject } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { FileReply, signedIn, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { inOwn, readProfile } from './read-profile.ts';
import { decodePicture } from '../../../platform/files/decode-picture.ts';

/** Sets the caller's picture, under a new unguessable address. @throws `invalid`, `too_many_requests` */
export async function updatePicture(call: Call<typeof profile.updatePicture>) {
  const caller = signedIn(call);
  const { deps, file } = call;
  if (!file) throw new ProblemError('malformed');
  await deps.limits.take(`picture:${caller.accountId}`, 20, 60 * 60);
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

/** The content of an address never changes; a day, because a deleted picture should not stay on a device for ever. */
const KEPT = 'private, max-age=86400, immutable';

/** A picture by its address. @throws `not_found` */
export async function getPicture(call: Call<typeof profile.getPicture>): Promise<FileReply> {
  const { id } = call.params;
  const found = await call.deps.database.direct
    .selectFrom('picture')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return new FileReply({ type: 'image/webp', name: 'picture.webp', content: found.content, cacheControl: KEPT });
}

/** Twice the largest size in which a picture is shown. */
const SIDE = 256;

/**
 * A small square of the picture.
 * @returns WebP
 * @throws `invalid` when it is not JPEG, PNG or WebP, broken, or too large
 */
const encodePicture = (file: Buffer): Promise<Buffer> =>
  decodePicture(file, { field: 'picture', unreadable: 'picture_unreadable' }, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer(),
  );
