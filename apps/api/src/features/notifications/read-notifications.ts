import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { ProjectCall } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';

/**
 * Marks own notifications as read; unknown ids and those of other users are ignored. The caller's other devices are
 * notified.
 */
export async function readNotifications(call: ProjectCall<typeof notifications.readNotifications>) {
  const caller = call.caller;
  const ids = call.body.ids?.map((id) => id.toLowerCase());
  const { tx } = call;
  let unread = tx
    .updateTable('notification')
    .set({ read_at: new Date(call.now).toISOString() })
    .where('account_id', '=', caller.accountId)
    .where('read_at', 'is', null);
  if (ids !== undefined) unread = unread.where('id', 'in', ids.length === 0 ? [null] : ids);
  const { numUpdatedRows } = await unread.executeTakeFirst();
  if (numUpdatedRows > 0n) await sql`select pg_notify('notified', ${caller.accountId})`.execute(tx);
  return { unread: await countUnread(tx, caller) };
}
