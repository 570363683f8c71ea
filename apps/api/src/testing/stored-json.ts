import { readDetails } from '../features/access/activity/name-activities.ts';
import { readPayload } from '../features/access/webhooks/deliveries.ts';
import { readFormerTerms } from '../features/business/employees/former-terms.ts';
import { readInvited } from '../features/business/invitations/invited-fields.ts';
import * as settings from '../features/business/settings/settings-columns.ts';
import { readScheduled } from '../features/business/unavailability/absences.ts';
import { readBefore, readChanges } from '../features/changes/repair/stored-repair.ts';
import { readParts } from '../features/hours/overtime-leave/overtime-leave-query.ts';
import { readPayrollFile } from '../features/hours/payroll-exports/stored-file.ts';
import { readCountChanges } from '../features/hours/staffing/stored-changes.ts';
import { readBreaks } from '../features/hours/time-clock/stored-breaks.ts';
import { readKeptFigures, readPayrollLines } from '../features/hours/timesheets/stored-month.ts';
import { readPreferences } from '../features/messages/notifications/due-at.ts';
import { readAudience, readFacts } from '../features/messages/notifications/notice.ts';
import { readBillingDetails, readBuyer, readSeller } from '../features/money/invoices/stored-parties.ts';
import { readCheckpoint, readPart, readProgress, readResult } from '../features/plan/generation/stored-job.ts';
import { readSolution } from '../features/plan/generation/solve/stored-solution.ts';
import { readCurve, readProof } from '../features/plan/months/stored-plan.ts';
import { readCut, readPlanned } from '../features/plan/planning-input/shift-row.ts';
import { readEntries, readPublishedChanges } from '../features/plan/shifts/stored-version.ts';
import { readBudgets, readChanges as readLines, readSide } from '../features/plan/scenarios/stored-scenario.ts';
import { readRows } from '../features/plan/snapshots/keep-snapshot.ts';
import { readCard } from '../platform/ground/card.ts';
import { readNames } from '../platform/database/fill-public-holidays.ts';
import { readMailFacts } from '../platform/mail/account-mail.ts';
import { readViolations } from '../platform/text/stored-violations.ts';

/** Reads what any version has stored: it never throws. */
type Read = (stored: unknown) => unknown;

/** The one reader of each JSON column, beside the feature that owns it; a text: why there is none. */
export const READERS: Readonly<Record<string, Read | string>> = {
  'account_mail.facts': readMailFacts,
  'activity.details': readDetails,
  'amendment.changes': readPublishedChanges,
  'archive.entries': readEntries,
  'ask_person.rules': readViolations,
  'billing_details.details': readBillingDetails,
  'draft_snapshot.removals': readRows,
  'draft_snapshot.shifts': readRows,
  'employee.consent_dates': settings.readConsentDates,
  'employee.consents': settings.readConsents,
  'employee.limits': settings.readLimits,
  'former_employee.terms': readFormerTerms,
  'generation.part': readPart,
  'generation.progress': readProgress,
  'generation.result': readResult,
  'hand_removal.body': readPlanned,
  'hand_removal.planned': readPlanned,
  'invitation.fields': (stored) => readInvited(stored),
  'invoice.buyer': readBuyer,
  'invoice.seller': readSeller,
  'notification.facts': readFacts,
  'notification_settings.preferences': readPreferences,
  'outbox.audience': readAudience,
  'outbox.facts': 'goes into notification.facts as it is',
  'overtime_leave.parts': readParts,
  'payroll_export.file': readPayrollFile,
  'project.agreed_limits': settings.readAgreedLimits,
  'project.business_rules': settings.readBusinessRules,
  'project.importance': settings.readImportance,
  'project.limits': settings.readLimits,
  'project.opening_hours': settings.readOpeningHours,
  'project.severities': settings.readSeverities,
  'project.sheet_signs': settings.readSheetSigns,
  'public_holiday.names': readNames,
  'purchase.billing_details': readBillingDetails,
  'purchase.card': readCard,
  'repair.before': readBefore,
  'repair.changes': readChanges,
  'sandbox_intent.card': readCard,
  'sandbox_subscription.card': readCard,
  'scenario.base': readSide,
  'scenario.budgets': readBudgets,
  'scenario.changed': readSide,
  'scenario.changes': readLines,
  'schedule_month.planning': readCurve,
  'schedule_month.proof': readProof,
  'security_event.facts': 'SQL takes two texts out of it (access/security-log)',
  'shift.cut': readCut,
  'shift.planned': readPlanned,
  'shift.violations': readViolations,
  'time_entry.breaks': readBreaks,
  'time_off.scheduled': readScheduled,
  'timesheet_month.figures': readKeptFigures,
  'timesheet_month.payroll': readPayrollLines,
  'used_proposal.changes': readCountChanges,
  'webhook_delivery.payload': readPayload,
};

/** JSON in columns of text. A problem that can't be read fails its job. */
export const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'generation.checkpoint': readCheckpoint,
  'solve.result': readSolution,
};
