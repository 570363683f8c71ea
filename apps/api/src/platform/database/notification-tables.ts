import type { notifications } from '@pamaina/contract';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** The content of a notification, as facts that every language can express. */
interface Told {
  project_id: string;
  id: string;
  kind: notifications.Kind;
  subject: string;
  facts: Json<Record<string, string | number>>;
  expires_at: string | null;
}

/** The tables of 0013: notifications, receivers and deliveries. */
export interface NotificationTables {
  notification_settings: {
    account_id: string;
    preferences: Json<Partial<Record<notifications.Kind, notifications.Wanted>>>;
    quiet_from: Generated<string | null>;
    quiet_until: Generated<string | null>;
    digest: Generated<'soon' | 'daily'>;
  };
  push_subscription: {
    id: string;
    account_id: string;
    sign_in_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Generated<string>;
  };
  outbox: Told & { audience: Json<unknown>; created_at: Generated<string> };
  notification: Told & {
    seq: Generated<number>;
    account_id: string;
    shown: boolean;
    created_at: string;
    read_at: Generated<string | null>;
  };
  /** Published shifts that became open, until eligible employees are notified. */
  shift_opening: {
    project_id: string;
    shift_id: string;
    left_by: string | null;
    opened_at: Generated<string>;
  };
  delivery: {
    project_id: string;
    id: string;
    notification_id: string;
    account_id: string;
    channel: notifications.Channel;
    state: Generated<'waiting' | 'sent' | 'dropped' | 'dead'>;
    attempts: Generated<number>;
    due_at: string;
    lease_until: Generated<string | null>;
    error: Generated<string | null>;
    settled_at: Generated<string | null>;
  };
}
