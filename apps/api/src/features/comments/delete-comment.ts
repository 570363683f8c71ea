import type { comments } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findComment } from './find-comment.ts';

/** Deletes a comment: the caller's own, as a manager any. @throws `not_found`, `author_only` */
export async function deleteComment(call: ProjectCall<typeof comments.deleteComment>): Promise<void> {
  const { accountId, username: actor, role } = call.caller;
  const { tx } = call;
  const authorId = role === 'manager' ? null : accountId;
  const { id, date, comment, author } = await findComment(tx, { id: call.params.id, authorId });
  await tx.deleteFrom('daily_comment').where('id', '=', id).execute();
  const details = { id, date, author, before: { date, comment } };
  await recordActivity(tx, { action_type: 'comment.deleted', actor, details });
}
