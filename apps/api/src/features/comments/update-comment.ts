import type { comments } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findComment } from './find-comment.ts';
import { commentColumns, presentComment } from './present-comment.ts';

/** Edits the caller's own comment. @throws `not_found`, `author_only`, `stale` */
export async function updateComment(call: ProjectCall<typeof comments.updateComment>) {
  const { accountId, username: actor } = call.caller;
  const { tx } = call;
  const before = await findComment(tx, { id: call.params.id, authorId: accountId });
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const after = await tx
    .updateTable('daily_comment')
    .set({ ...call.body, version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(commentColumns)
    .executeTakeFirstOrThrow();
  const [was, is] = [before, after].map(({ date, comment }) => ({ date, comment }));
  const details = { id: after.id, date: after.date, before: was, after: is };
  await recordActivity(tx, { action_type: 'comment.updated', actor, details });
  return presentComment(after, accountId);
}
