import type { Language, notifications } from '@pamaina/contract';
import type { Facts } from './notice.ts';
import { noticeText } from './notice-text.ts';
import { pathOf } from './path-of.ts';

export interface NotificationRow {
  id: string;
  kind: notifications.Kind;
  facts: Facts;
  created_at: string;
  read_at: string | null;
}

export const notificationColumns = ['id', 'kind', 'facts', 'created_at', 'read_at'] as const;

/** A notification in its reader's language. */
export function presentNotification(row: NotificationRow, language: Language): notifications.Notification {
  const { id, kind, facts, created_at, read_at } = row;
  return {
    id,
    kind,
    ...noticeText(language, kind, facts),
    path: pathOf(kind, facts),
    created_at,
    read: read_at !== null,
  };
}
