import { constants, type comments } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { authorOf } from './author-of.ts';
import { commentColumns, presentComment } from './present-comment.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Writes into the diary of a day. @throws `too_many_requests` */
export async function createComment(call: Call<typeof comments.createComment>) {
  const caller = member(call);
  const { projectId, accountId, username: actor } = caller;
  call.deps.limits.take(`comments:${projectId}`, constants.commentsPerDay, DAY_SECONDS);
  return call.deps.database.inProject(projectId, async (tx) => {
    const written = { id: randomUUIDv7(), ...call.body, author_id: accountId, author: await authorOf(tx, caller) };
    const row = await tx
      .insertInto('daily_comment')
      .values({ project_id: projectId, ...written })
      .returning(commentColumns)
      .executeTakeFirstOrThrow();
    const { id, date, comment } = row;
    const details = { id, date, after: { date, comment } };
    await recordActivity(tx, projectId, { action_type: 'comment.created', actor, details });
    return presentComment(row, accountId);
  });
}
