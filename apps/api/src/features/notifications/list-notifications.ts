import type { notifications } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';
import { notificationColumns, presentNotification } from './present-notification.ts';

/** One page of the caller's notifications in the project, the latest first. */
export function listNotifications(call: Call<typeof notifications.listNotifications>) {
  const caller = member(call);
  const { page, page_size } = call.query;
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const shown = tx
      .selectFrom('notification')
      .where('project_id', '=', caller.projectId)
      .where('account_id', '=', caller.accountId)
      .where('shown', '=', true);
    const rows = await shown
      .select(notificationColumns)
      .orderBy('seq', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute();
    const { total } = await shown.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const items = rows.map((row) => presentNotification(row, call.language));
    return { items, total, unread: await countUnread(tx, caller) };
  });
}
