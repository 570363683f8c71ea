import type { comments } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findComment } from './find-comment.ts';

/** Deletes a comment: the caller's own, as a manager any. @throws `not_found`, `author_only` */
export async function deleteComment(call: Call<typeof comments.deleteComment>): Promise<void> {
  const { projectId, accountId, username: actor, role } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const authorId = role === 'manager' ? null : accountId;
    const { id, date, comment, author } = await findComment(tx, projectId, { id: call.params.id, authorId });
    await tx.deleteFrom('daily_comment').where('project_id', '=', projectId).where('id', '=', id).execute();
    const details = { id, date, author, before: { date, comment } };
    await recordActivity(tx, projectId, { action_type: 'comment.deleted', actor, details });
  });
}
