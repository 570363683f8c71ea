import type {
  Ability,
  amendments,
  billingDetails,
  employees,
  Language,
  notifications,
  payrollExports,
  settings,
  VatReason,
  webhooks,
  workingTimeSheet,
} from '@pamaina/contract';
import type { ColumnType } from 'kysely';
import type { Card } from '../ground/card.ts';
import type {
  AccountMailKind,
  Buyer,
  CutPlace,
  FormerTerms,
  KeptFigures,
  PayrollLine,
  PlannedShift,
  Planning,
  Seller,
  StoredBreak,
} from './stored-types.ts';

/** JSON: read as its content, written as text. */
export type JsonOf<T> = ColumnType<T, string, string>;

type Facts = Record<string, string | number>;

/** What columns hold where the database cannot say it: the content of JSON, and text that only the code limits. */
export interface Stated {
  'account.language': Language;
  'account_mail.facts': Readonly<Record<string, string>>;
  'account_mail.kind': AccountMailKind;
  'activity.details': unknown;
  'amendment.changes': amendments.PublishedChange[];
  'api_token.scopes': Ability[];
  'archive.entries': unknown[];
  'ask_person.rules': unknown[];
  'billing_details.details': billingDetails.BillingDetails;
  'counted_shift.on_call': 'at_work' | 'at_home' | null;
  'counted_shift.status': 'draft' | 'published';
  'counted_work.status': 'draft' | 'published' | 'clocked';
  'draft_snapshot.removals': unknown[];
  'draft_snapshot.shifts': unknown[];
  'employee.consents': employees.Consents;
  'employee.limits': settings.Limits;
  'former_employee.terms': FormerTerms;
  'generation.part': unknown;
  'generation.progress': unknown;
  'generation.result': unknown;
  'hand_removal.body': PlannedShift;
  'hand_removal.planned': PlannedShift;
  'invitation.fields': unknown;
  'invoice.buyer': Buyer;
  'invoice.seller': Seller;
  'invoice.vat_reason': VatReason;
  'member_invitation.grants': Ability[];
  'notification.facts': Facts;
  'notification.kind': notifications.Kind;
  'notification_settings.preferences': Partial<Record<notifications.Kind, notifications.Wanted>>;
  'outbox.audience': unknown;
  'outbox.facts': Facts;
  'outbox.kind': notifications.Kind;
  'overtime_leave.parts': { multiplier: number; minutes: number }[];
  'payroll_export.file': payrollExports.PayrollFile;
  'project_member.grants': Ability[];
  'project.business_rules': settings.BusinessRules;
  'project.importance': Partial<settings.Importance>;
  'project.limits': settings.Limits;
  'project.opening_hours': settings.SystemSettings['opening_hours'];
  'project.severities': settings.Severities;
  'project.sheet_signs': Partial<Record<workingTimeSheet.SignKind, string>>;
  'purchase.billing_details': billingDetails.BillingDetails;
  'purchase.card': Card;
  'repair.before': unknown;
  'repair.changes': unknown;
  'sandbox_intent.card': Card;
  'sandbox_subscription.card': Card;
  'schedule_month.planning': Planning;
  'schedule_month.proof': unknown;
  'security_event.facts': Readonly<Record<string, string>>;
  'shift.cut': CutPlace;
  'shift.planned': PlannedShift;
  'shift.violations': unknown[];
  'time_entry.breaks': StoredBreak[];
  'time_entry_version.state': 'open' | 'closed' | 'unclear' | 'void';
  'time_off.scheduled': Record<string, number>;
  'timesheet_month.figures': Record<string, KeptFigures>;
  'timesheet_month.payroll': PayrollLine[];
  'webhook.events': webhooks.WebhookEvent[];
  'webhook_delivery.event': webhooks.Delivery['event'];
  'webhook_delivery.payload': Record<string, unknown>;
  'webhook_delivery.state': webhooks.Delivery['state'];
}
