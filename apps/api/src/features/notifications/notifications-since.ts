import type { Language, notifications } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/route.ts';
import { notificationColumns, presentNotification } from './present-notification.ts';

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
    .where('created_at', '>', since)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => presentNotification(row, language));
}
