import type { notifications } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';
import { notificationColumns, presentNotification } from './present-notification.ts';

/** One page of the caller's notifications in the project, latest first. */
export async function listNotifications(call: ProjectCall<typeof notifications.listNotifications>) {
  const caller = call.caller;
  const { tx } = call;
  const latestFirst = tx
    .selectFrom('notification')
    .where('account_id', '=', caller.accountId)
    .where('shown', '=', true)
    .select(notificationColumns)
    .orderBy('seq', 'desc');
  const { rows, total } = await pageOf(latestFirst, call.query);
  const items = rows.map((row) => presentNotification(row, call.language));
  return { items, total, unread: await countUnread(tx, caller) };
}
