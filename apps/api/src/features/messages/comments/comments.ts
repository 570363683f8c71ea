import { randomUUIDv7 } from 'node:crypto';
import { constants, type comments } from '@pamaina/contract';
import { sql } from 'kysely';
import { refuseBeyond } from '../../../platform/database/refuse-beyond.ts';
import { type ProjectCall, member, type Call } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { authorOf } from './author-of.ts';

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

/** Locks a comment for a change. @throws `not_found`; `author_only` when `authorId` is given and did not write it */
async function findComment(tx: Tx, { id, authorId }: { id: string; authorId: string | null }) {
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

const commentColumns = ['id', 'date', 'comment', 'author', 'author_id', 'created_at', 'version'] as const;

type CommentRow = Omit<comments.Comment, 'is_own'> & { author_id: string };

/** A stored comment as one account sees it. */
function presentComment({ author_id, ...row }: CommentRow, accountId: string): comments.Comment {
  return { ...row, is_own: author_id === accountId };
}

/** The daily comments of a range, by date and time of writing. */
export async function listComments(call: Call<typeof comments.listComments>) {
  const { projectId, accountId } = member(call);
  const { start_date, end_date } = call.query;
  const rows = await call.deps.database.readInProject(projectId, (tx) =>
    tx
      .selectFrom('daily_comment')
      .select(commentColumns)
      .where((where) => where.between('date', start_date, end_date))
      .orderBy('date')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => presentComment(row, accountId));
}

/** Who has left the team can no longer edit what they wrote there; their names stay. */
export async function releaseComments(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('daily_comment')
    .set({ author_id: randomUUIDv7() })
    .where('author_id', 'in', accountIds)
    .execute();
}
