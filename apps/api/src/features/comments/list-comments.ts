import type { comments } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { commentColumns, presentComment } from './present-comment.ts';

/** The daily comments of a range, by date and time of writing. */
export async function listComments(call: Call<typeof comments.listComments>) {
  const { projectId, accountId } = member(call);
  const { start_date, end_date } = call.query;
  const rows = await call.deps.database.inProject(projectId, (tx) =>
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
