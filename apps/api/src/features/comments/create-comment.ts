import { constants, type comments } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { refuseBeyond } from '../../platform/database/refuse-beyond.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { authorOf } from './author-of.ts';
import { commentColumns, presentComment } from './present-comment.ts';

/** Adds a daily comment. @throws `too_many_requests` */
export async function createComment(call: ProjectCall<typeof comments.createComment>) {
  const caller = call.caller;
  const { projectId, accountId, username: actor } = caller;
  const { tx } = call;
  // The history includes deleted ones.
  await refuseBeyond(
    tx,
    { key: `comments:${projectId}`, most: constants.commentsPerDay, now: call.now },
    sql`select at from activity where project_id = ${projectId} and action_type = 'comment.created'`,
  );
  const written = { id: randomUUIDv7(), ...call.body, author_id: accountId, author: await authorOf(tx, caller) };
  const row = await tx.insertInto('daily_comment').values(written).returning(commentColumns).executeTakeFirstOrThrow();
  const { id, date, comment } = row;
  const details = { id, date, after: { date, comment } };
  await recordActivity(tx, { action_type: 'comment.created', actor, details });
  return presentComment(row, accountId);
}
