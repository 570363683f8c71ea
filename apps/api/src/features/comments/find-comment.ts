import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { commentColumns } from './present-comment.ts';

/** Locks a comment for a change. @throws `not_found`; `author_only` when `authorId` is given and did not write it */
export async function findComment(tx: Tx, { id, authorId }: { id: string; authorId: string | null }) {
  const found = await tx
    .selectFrom('daily_comment')
    .select(commentColumns)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  if (authorId !== null && found.author_id !== authorId) throw new ProblemError('author_only');
  return found;
}
