import enAbilities from '../../apps/web/src/i18n/en/abilities.ts';
import enAbsences from '../../apps/web/src/i18n/en/changes/absences.ts';
import enActivity from '../../apps/web/src/i18n/en/access/activity.ts';
import enAmendments from '../../apps/web/src/i18n/en/plan/amendments.ts';
import enAnnouncements from '../../apps/web/src/i18n/en/plan/announcements.ts';
import enAttendance from '../../apps/web/src/i18n/en/hours/attendance.ts';
import enAnalytics from '../../apps/web/src/i18n/en/hours/analytics.ts';
import enExplanations from '../../apps/web/src/i18n/en/plan/explanations.ts';
import enAsks from '../../apps/web/src/i18n/en/changes/asks.ts';
import enCalendar from '../../apps/web/src/i18n/en/plan/calendar.ts';
import enCertificates from '../../apps/web/src/i18n/en/business/certificates.ts';
import enClaims from '../../apps/web/src/i18n/en/changes/claims.ts';
import enComments from '../../apps/web/src/i18n/en/messages/comments.ts';
import enCommon from '../../apps/web/src/i18n/en/common.ts';
import enDashboard from '../../apps/web/src/i18n/en/start/dashboard.ts';
import enEmployees from '../../apps/web/src/i18n/en/business/employees.ts';
import enEvents from '../../apps/web/src/i18n/en/messages/events.ts';
import enFields from '../../apps/web/src/i18n/en/fields.ts';
import enFinder from '../../apps/web/src/i18n/en/start/finder.ts';
import enFirstHour from '../../apps/web/src/i18n/en/plan/first-hour.ts';
import enHalves from '../../apps/web/src/i18n/en/plan/halves.ts';
import enHolidays from '../../apps/web/src/i18n/en/business/holidays.ts';
import enImports from '../../apps/web/src/i18n/en/plan/imports.ts';
import enInbox from '../../apps/web/src/i18n/en/start/inbox.ts';
import enInvalid from '../../apps/web/src/i18n/en/invalid.ts';
import enLanding from '../../apps/web/src/i18n/en/start/landing.ts';
import enLegal from '../../apps/web/src/i18n/en/access/legal.ts';
import enMembers from '../../apps/web/src/i18n/en/business/members.ts';
import enNotices from '../../apps/web/src/i18n/en/messages/notices.ts';
import enNotifications from '../../apps/web/src/i18n/en/messages/notifications.ts';
import enPayments from '../../apps/web/src/i18n/en/money/payments.ts';
import enPayrollExports from '../../apps/web/src/i18n/en/hours/payroll-exports.ts';
import enPrinting from '../../apps/web/src/i18n/en/plan/printing.ts';
import enProfile from '../../apps/web/src/i18n/en/access/profile.ts';
import enApiTokens from '../../apps/web/src/i18n/en/access/api-tokens.ts';
import enProjects from '../../apps/web/src/i18n/en/access/projects.ts';
import enReceipts from '../../apps/web/src/i18n/en/plan/receipts.ts';
import enRecovery from '../../apps/web/src/i18n/en/access/recovery.ts';
import enRequests from '../../apps/web/src/i18n/en/messages/requests.ts';
import enRequirements from '../../apps/web/src/i18n/en/business/requirements.ts';
import enSchedule from '../../apps/web/src/i18n/en/plan/schedule.ts';
import enSecondFactor from '../../apps/web/src/i18n/en/access/second-factor.ts';
import enSession from '../../apps/web/src/i18n/en/access/session.ts';
import enSettings from '../../apps/web/src/i18n/en/business/settings.ts';
import enShell from '../../apps/web/src/i18n/en/shell.ts';
import enSubscriptions from '../../apps/web/src/i18n/en/money/subscriptions.ts';
import enSwaps from '../../apps/web/src/i18n/en/changes/swaps.ts';
import enSystemSettings from '../../apps/web/src/i18n/en/business/system-settings.ts';
import enTasks from '../../apps/web/src/i18n/en/messages/tasks.ts';
import enTeam from '../../apps/web/src/i18n/en/business/team.ts';
import enTemplates from '../../apps/web/src/i18n/en/business/templates.ts';
import enLeaveTypes from '../../apps/web/src/i18n/en/changes/leave-types.ts';
import enLedger from '../../apps/web/src/i18n/en/hours/ledger.ts';
import enTablets from '../../apps/web/src/i18n/en/hours/tablets.ts';
import enTimeClock from '../../apps/web/src/i18n/en/hours/time-clock.ts';
import enTimesheets from '../../apps/web/src/i18n/en/hours/timesheets.ts';
import enTimeOff from '../../apps/web/src/i18n/en/changes/time-off.ts';
import enUnavailability from '../../apps/web/src/i18n/en/business/unavailability.ts';
import enWebhooks from '../../apps/web/src/i18n/en/access/webhooks.ts';
import enWishes from '../../apps/web/src/i18n/en/plan/wishes.ts';
import enWorker from '../../apps/web/src/i18n/en/plan/worker.ts';
import enWorkingTimeSheet from '../../apps/web/src/i18n/en/hours/working-time-sheet.ts';
import ltAbilities from '../../apps/web/src/i18n/lt/abilities.ts';
import ltAbsences from '../../apps/web/src/i18n/lt/changes/absences.ts';
import ltActivity from '../../apps/web/src/i18n/lt/access/activity.ts';
import ltAmendments from '../../apps/web/src/i18n/lt/plan/amendments.ts';
import ltAnnouncements from '../../apps/web/src/i18n/lt/plan/announcements.ts';
import ltAttendance from '../../apps/web/src/i18n/lt/hours/attendance.ts';
import ltAnalytics from '../../apps/web/src/i18n/lt/hours/analytics.ts';
import ltExplanations from '../../apps/web/src/i18n/lt/plan/explanations.ts';
import ltAsks from '../../apps/web/src/i18n/lt/changes/asks.ts';
import ltCalendar from '../../apps/web/src/i18n/lt/plan/calendar.ts';
import ltCertificates from '../../apps/web/src/i18n/lt/business/certificates.ts';
import ltClaims from '../../apps/web/src/i18n/lt/changes/claims.ts';
import ltComments from '../../apps/web/src/i18n/lt/messages/comments.ts';
import ltCommon from '../../apps/web/src/i18n/lt/common.ts';
import ltDashboard from '../../apps/web/src/i18n/lt/start/dashboard.ts';
import ltEmployees from '../../apps/web/src/i18n/lt/business/employees.ts';
import ltEvents from '../../apps/web/src/i18n/lt/messages/events.ts';
import ltFields from '../../apps/web/src/i18n/lt/fields.ts';
import ltFinder from '../../apps/web/src/i18n/lt/start/finder.ts';
import ltFirstHour from '../../apps/web/src/i18n/lt/plan/first-hour.ts';
import ltHalves from '../../apps/web/src/i18n/lt/plan/halves.ts';
import ltHolidays from '../../apps/web/src/i18n/lt/business/holidays.ts';
import ltImports from '../../apps/web/src/i18n/lt/plan/imports.ts';
import ltInbox from '../../apps/web/src/i18n/lt/start/inbox.ts';
import ltInvalid from '../../apps/web/src/i18n/lt/invalid.ts';
import ltLanding from '../../apps/web/src/i18n/lt/start/landing.ts';
import ltLegal from '../../apps/web/src/i18n/lt/access/legal.ts';
import ltMembers from '../../apps/web/src/i18n/lt/business/members.ts';
import ltNotices from '../../apps/web/src/i18n/lt/messages/notices.ts';
import ltNotifications from '../../apps/web/src/i18n/lt/messages/notifications.ts';
import ltPayments from '../../apps/web/src/i18n/lt/money/payments.ts';
import ltPayrollExports from '../../apps/web/src/i18n/lt/hours/payroll-exports.ts';
import ltPrinting from '../../apps/web/src/i18n/lt/plan/printing.ts';
import ltProfile from '../../apps/web/src/i18n/lt/access/profile.ts';
import ltApiTokens from '../../apps/web/src/i18n/lt/access/api-tokens.ts';
import ltProjects from '../../apps/web/src/i18n/lt/access/projects.ts';
import ltReceipts from '../../apps/web/src/i18n/lt/plan/receipts.ts';
import ltRecovery from '../../apps/web/src/i18n/lt/access/recovery.ts';
import ltRequests from '../../apps/web/src/i18n/lt/messages/requests.ts';
import ltRequirements from '../../apps/web/src/i18n/lt/business/requirements.ts';
import ltSchedule from '../../apps/web/src/i18n/lt/plan/schedule.ts';
import ltSecondFactor from '../../apps/web/src/i18n/lt/access/second-factor.ts';
import ltSession from '../../apps/web/src/i18n/lt/access/session.ts';
import ltSettings from '../../apps/web/src/i18n/lt/business/settings.ts';
import ltShell from '../../apps/web/src/i18n/lt/shell.ts';
import ltSubscriptions from '../../apps/web/src/i18n/lt/money/subscriptions.ts';
import ltSwaps from '../../apps/web/src/i18n/lt/changes/swaps.ts';
import ltSystemSettings from '../../apps/web/src/i18n/lt/business/system-settings.ts';
import ltTasks from '../../apps/web/src/i18n/lt/messages/tasks.ts';
import ltTeam from '../../apps/web/src/i18n/lt/business/team.ts';
import ltTemplates from '../../apps/web/src/i18n/lt/business/templates.ts';
import ltLeaveTypes from '../../apps/web/src/i18n/lt/changes/leave-types.ts';
import ltLedger from '../../apps/web/src/i18n/lt/hours/ledger.ts';
import ltTablets from '../../apps/web/src/i18n/lt/hours/tablets.ts';
import ltTimeClock from '../../apps/web/src/i18n/lt/hours/time-clock.ts';
import ltTimesheets from '../../apps/web/src/i18n/lt/hours/timesheets.ts';
import ltTimeOff from '../../apps/web/src/i18n/lt/changes/time-off.ts';
import ltUnavailability from '../../apps/web/src/i18n/lt/business/unavailability.ts';
import ltWebhooks from '../../apps/web/src/i18n/lt/access/webhooks.ts';
import ltWishes from '../../apps/web/src/i18n/lt/plan/wishes.ts';
import ltWorker from '../../apps/web/src/i18n/lt/plan/worker.ts';
import ltWorkingTimeSheet from '../../apps/web/src/i18n/lt/hours/working-time-sheet.ts';

/** The application's own English texts, so that a better wording breaks no test. */
export const en = {
  abilities: enAbilities,
  absences: enAbsences,
  activity: enActivity,
  amendments: enAmendments,
  announcements: enAnnouncements,
  attendance: enAttendance,
  analytics: enAnalytics,
  explanations: enExplanations,
  asks: enAsks,
  calendar: enCalendar,
  certificates: enCertificates,
  claims: enClaims,
  comments: enComments,
  common: enCommon,
  dashboard: enDashboard,
  employees: enEmployees,
  events: enEvents,
  fields: enFields,
  finder: enFinder,
  firstHour: enFirstHour,
  halves: enHalves,
  holidays: enHolidays,
  imports: enImports,
  inbox: enInbox,
  invalid: enInvalid,
  landing: enLanding,
  legal: enLegal,
  members: enMembers,
  notices: enNotices,
  notifications: enNotifications,
  payments: enPayments,
  payrollExports: enPayrollExports,
  printing: enPrinting,
  profile: enProfile,
  apiTokens: enApiTokens,
  projects: enProjects,
  receipts: enReceipts,
  recovery: enRecovery,
  requests: enRequests,
  requirements: enRequirements,
  schedule: enSchedule,
  secondFactor: enSecondFactor,
  session: enSession,
  settings: enSettings,
  shell: enShell,
  subscriptions: enSubscriptions,
  swaps: enSwaps,
  systemSettings: enSystemSettings,
  tasks: enTasks,
  team: enTeam,
  templates: enTemplates,
  timeOff: enTimeOff,
  unavailability: enUnavailability,
  webhooks: enWebhooks,
  wishes: enWishes,
  ledger: enLedger,
  leaveTypes: enLeaveTypes,
  tablets: enTablets,
  'time-clock': enTimeClock,
  timesheets: enTimesheets,
  worker: enWorker,
  workingTimeSheet: enWorkingTimeSheet,
};

export const lt = {
  abilities: ltAbilities,
  absences: ltAbsences,
  activity: ltActivity,
  amendments: ltAmendments,
  announcements: ltAnnouncements,
  attendance: ltAttendance,
  analytics: ltAnalytics,
  explanations: ltExplanations,
  asks: ltAsks,
  calendar: ltCalendar,
  certificates: ltCertificates,
  claims: ltClaims,
  comments: ltComments,
  common: ltCommon,
  dashboard: ltDashboard,
  employees: ltEmployees,
  events: ltEvents,
  fields: ltFields,
  finder: ltFinder,
  firstHour: ltFirstHour,
  halves: ltHalves,
  holidays: ltHolidays,
  imports: ltImports,
  inbox: ltInbox,
  invalid: ltInvalid,
  landing: ltLanding,
  legal: ltLegal,
  members: ltMembers,
  notices: ltNotices,
  notifications: ltNotifications,
  payments: ltPayments,
  payrollExports: ltPayrollExports,
  printing: ltPrinting,
  profile: ltProfile,
  apiTokens: ltApiTokens,
  projects: ltProjects,
  receipts: ltReceipts,
  recovery: ltRecovery,
  requests: ltRequests,
  requirements: ltRequirements,
  schedule: ltSchedule,
  secondFactor: ltSecondFactor,
  session: ltSession,
  settings: ltSettings,
  shell: ltShell,
  subscriptions: ltSubscriptions,
  swaps: ltSwaps,
  systemSettings: ltSystemSettings,
  tasks: ltTasks,
  team: ltTeam,
  templates: ltTemplates,
  timeOff: ltTimeOff,
  unavailability: ltUnavailability,
  webhooks: ltWebhooks,
  wishes: ltWishes,
  ledger: ltLedger,
  leaveTypes: ltLeaveTypes,
  tablets: ltTablets,
  'time-clock': ltTimeClock,
  timesheets: ltTimesheets,
  worker: ltWorker,
  workingTimeSheet: ltWorkingTimeSheet,
};

const HOLE = /\{\{(\w+)\}\}/g;

/** A text with its placeholders filled, as the application shows it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(HOLE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}} in "${text}"`);
    return String(value);
  });
}

/** Matches `text` with any values in its placeholders. */
export function like(text: string): RegExp {
  const literals = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literals.join('.+')}$`);
}

/** Every text of a language with its key, `rules.role`, as a page would show it if the text were missing. */
export function allTexts(texts: object, path: readonly string[] = []): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ key: [...path, name].join('.'), text: value }]
      : allTexts(value as object, [...path, name]),
  );
}
