import type { Ability, Language, notifications, VatReason, webhooks } from '@pamaina/contract';
import type { ColumnType } from 'kysely';
import type { AccountMailKind } from './stored-types.ts';

/**
 * JSON, written as text. An earlier version may have written it, so what it holds is known only when its reader has
 * read it: `testing/stored-json.ts` names the reader of each column.
 */
export type StoredJson = ColumnType<unknown, string, string>;

/** What columns hold where the database cannot say it: text that only the code limits. */
export interface Stated {
  'account.language': Language;
  'account_mail.kind': AccountMailKind;
  'api_token.scopes': Ability[];
  'counted_shift.on_call': 'at_work' | 'at_home' | null;
  'counted_shift.status': 'draft' | 'published';
  'counted_work.status': 'draft' | 'published' | 'clocked';
  'invoice.vat_reason': VatReason;
  'member_invitation.grants': Ability[];
  'notification.kind': notifications.Kind;
  'outbox.kind': notifications.Kind;
  'project_member.grants': Ability[];
  'time_entry_version.state': 'open' | 'closed' | 'unclear' | 'void';
  'webhook.events': webhooks.WebhookEvent[];
  'webhook_delivery.event': webhooks.Delivery['event'];
  'webhook_delivery.state': webhooks.Delivery['state'];
}
