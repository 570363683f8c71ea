import type { notifications } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';
import { notificationColumns, presentNotification } from './present-notification.ts';

/** One page of the caller's notifications in the project, latest first. */
export function listNotifications(call: Call<typeof notifications.listNotifications>) {
  const caller = member(call);
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const latestFirst = tx
      .selectFrom('notification')
      .where('project_id', '=', caller.projectId)
      .where('account_id', '=', caller.accountId)
      .where('shown', '=', true)
      .select(notificationColumns)
      .orderBy('seq', 'desc');
    const { rows, total } = await pageOf(latestFirst, call.query);
    const items = rows.map((row) => presentNotification(row, call.language));
    return { items, total, unread: await countUnread(tx, caller) };
  });
}
