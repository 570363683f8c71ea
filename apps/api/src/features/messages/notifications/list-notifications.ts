import type { notifications, Language } from '@pamaina/contract';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/http/page-of.ts';
import { type ProjectCall, type Member, signedIn, type Call } from '../../../platform/http/route.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { KINDS, pathOf, noticeText, readFacts } from './notice.ts';

/** One page of the caller's notifications in the project, latest first. */
export async function listNotifications(call: ProjectCall<typeof notifications.listNotifications>) {
  const caller = call.caller;
  const { tx } = call;
  const latestFirst = tx
    .selectFrom('notification')
    .where('account_id', '=', caller.accountId)
    .where('shown', '=', true)
    .where('kind', 'in', KINDS)
    .select(notificationColumns)
    .orderBy('seq', 'desc');
  const [{ rows, total }, unread] = await together(tx, () => [
    pageOf(tx, latestFirst, call.query),
    countUnread(tx, caller),
  ]);
  const items = rows.map((row) => presentNotification(row, call.language));
  return { items, total, unread };
}

/** How many notifications of the project the user has not read. */
export async function countUnread(tx: Tx, { accountId }: Pick<Member, 'accountId'>): Promise<number> {
  const { unread } = await tx
    .selectFrom('notification')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('shown', '=', true)
    .where('kind', 'in', KINDS)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

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

/** Unread notifications in the caller's other projects; the notification list shows the selected one's. */
export async function listUnreadElsewhere(call: Call<typeof notifications.listUnreadElsewhere>) {
  const { accountId, projectId } = signedIn(call);
  const { rows } = await sql<{ project_id: string; unread: number }>`
    select project_id, unread from unread_elsewhere(${accountId}, ${projectId})`.execute(call.deps.database.direct);
  return rows;
}

interface NotificationRow {
  id: string;
  kind: notifications.Kind;
  facts: unknown;
  created_at: string;
  read_at: string | null;
}

export const notificationColumns = ['id', 'kind', 'facts', 'created_at', 'read_at'] as const;

/** A notification in its reader's language. */
export function presentNotification(row: NotificationRow, language: Language): notifications.Notification {
  const { id, kind, created_at, read_at } = row;
  const facts = readFacts(row.facts);
  return {
    id,
    kind,
    ...noticeText(language, kind, facts),
    path: pathOf(kind, facts),
    created_at,
    read: read_at !== null,
  };
}

interface Since {
  /** An instant. */
  since: string;
  language: Language;
  most: number;
}

/** The caller's notifications in the project from a moment on, latest first. */
export async function notificationsSince(
  tx: Tx,
  { accountId }: Pick<Member, 'accountId'>,
  { since, language, most }: Since,
): Promise<notifications.Notification[]> {
  const rows = await tx
    .selectFrom('notification')
    .select(notificationColumns)
    .where('account_id', '=', accountId)
    .where('shown', '=', true)
    .where('kind', 'in', KINDS)
    .where('created_at', '>', since)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => presentNotification(row, language));
}
