import type { profile } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FileReply, type Call } from '../../platform/http/route.ts';

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
