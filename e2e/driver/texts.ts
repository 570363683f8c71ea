import enAbilities from '../../apps/web/src/i18n/en/abilities.ts';
import enAbsences from '../../apps/web/src/i18n/en/absences.ts';
import enActivity from '../../apps/web/src/i18n/en/activity.ts';
import enAmendments from '../../apps/web/src/i18n/en/amendments.ts';
import enAnnouncements from '../../apps/web/src/i18n/en/announcements.ts';
import enAttendance from '../../apps/web/src/i18n/en/attendance.ts';
import enAnalytics from '../../apps/web/src/i18n/en/analytics.ts';
import enAnswers from '../../apps/web/src/i18n/en/answers.ts';
import enAsks from '../../apps/web/src/i18n/en/asks.ts';
import enCalendar from '../../apps/web/src/i18n/en/calendar.ts';
import enCertificates from '../../apps/web/src/i18n/en/certificates.ts';
import enClaims from '../../apps/web/src/i18n/en/claims.ts';
import enComments from '../../apps/web/src/i18n/en/comments.ts';
import enCommon from '../../apps/web/src/i18n/en/common.ts';
import enDashboard from '../../apps/web/src/i18n/en/dashboard.ts';
import enEmployees from '../../apps/web/src/i18n/en/employees.ts';
import enEvents from '../../apps/web/src/i18n/en/events.ts';
import enFields from '../../apps/web/src/i18n/en/fields.ts';
import enFinder from '../../apps/web/src/i18n/en/finder.ts';
import enFirstHour from '../../apps/web/src/i18n/en/first-hour.ts';
import enHalves from '../../apps/web/src/i18n/en/halves.ts';
import enHolidays from '../../apps/web/src/i18n/en/holidays.ts';
import enImports from '../../apps/web/src/i18n/en/imports.ts';
import enInbox from '../../apps/web/src/i18n/en/inbox.ts';
import enInvalid from '../../apps/web/src/i18n/en/invalid.ts';
import enLanding from '../../apps/web/src/i18n/en/landing.ts';
import enLegal from '../../apps/web/src/i18n/en/legal.ts';
import enMembers from '../../apps/web/src/i18n/en/members.ts';
import enNotices from '../../apps/web/src/i18n/en/notices.ts';
import enNotifications from '../../apps/web/src/i18n/en/notifications.ts';
import enPayments from '../../apps/web/src/i18n/en/payments.ts';
import enPayrollExports from '../../apps/web/src/i18n/en/payroll-exports.ts';
import enPrinting from '../../apps/web/src/i18n/en/printing.ts';
import enProfile from '../../apps/web/src/i18n/en/profile.ts';
import enPrograms from '../../apps/web/src/i18n/en/programs.ts';
import enProjects from '../../apps/web/src/i18n/en/projects.ts';
import enReceipts from '../../apps/web/src/i18n/en/receipts.ts';
import enRecovery from '../../apps/web/src/i18n/en/recovery.ts';
import enRequests from '../../apps/web/src/i18n/en/requests.ts';
import enRequirements from '../../apps/web/src/i18n/en/requirements.ts';
import enSchedule from '../../apps/web/src/i18n/en/schedule.ts';
import enSecondFactor from '../../apps/web/src/i18n/en/second-factor.ts';
import enSession from '../../apps/web/src/i18n/en/session.ts';
import enSettings from '../../apps/web/src/i18n/en/settings.ts';
import enShell from '../../apps/web/src/i18n/en/shell.ts';
import enSubscriptions from '../../apps/web/src/i18n/en/subscriptions.ts';
import enSwaps from '../../apps/web/src/i18n/en/swaps.ts';
import enSystemSettings from '../../apps/web/src/i18n/en/system-settings.ts';
import enTasks from '../../apps/web/src/i18n/en/tasks.ts';
import enTeam from '../../apps/web/src/i18n/en/team.ts';
import enTemplates from '../../apps/web/src/i18n/en/templates.ts';
import enLeaveTypes from '../../apps/web/src/i18n/en/leave-types.ts';
import enLedger from '../../apps/web/src/i18n/en/ledger.ts';
import enTablets from '../../apps/web/src/i18n/en/tablets.ts';
import enTimeClock from '../../apps/web/src/i18n/en/time-clock.ts';
import enTimesheets from '../../apps/web/src/i18n/en/timesheets.ts';
import enTimeOff from '../../apps/web/src/i18n/en/time-off.ts';
import enUnavailability from '../../apps/web/src/i18n/en/unavailability.ts';
import enWebhooks from '../../apps/web/src/i18n/en/webhooks.ts';
import enWishes from '../../apps/web/src/i18n/en/wishes.ts';
import enWorker from '../../apps/web/src/i18n/en/worker.ts';
import enWorkingTimeSheet from '../../apps/web/src/i18n/en/working-time-sheet.ts';
import ltAbilities from '../../apps/web/src/i18n/lt/abilities.ts';
import ltAbsences from '../../apps/web/src/i18n/lt/absences.ts';
import ltActivity from '../../apps/web/src/i18n/lt/activity.ts';
import ltAmendments from '../../apps/web/src/i18n/lt/amendments.ts';
import ltAnnouncements from '../../apps/web/src/i18n/lt/announcements.ts';
import ltAttendance from '../../apps/web/src/i18n/lt/attendance.ts';
import ltAnalytics from '../../apps/web/src/i18n/lt/analytics.ts';
import ltAnswers from '../../apps/web/src/i18n/lt/answers.ts';
import ltAsks from '../../apps/web/src/i18n/lt/asks.ts';
import ltCalendar from '../../apps/web/src/i18n/lt/calendar.ts';
import ltCertificates from '../../apps/web/src/i18n/lt/certificates.ts';
import ltClaims from '../../apps/web/src/i18n/lt/claims.ts';
import ltComments from '../../apps/web/src/i18n/lt/comments.ts';
import ltCommon from '../../apps/web/src/i18n/lt/common.ts';
import ltDashboard from '../../apps/web/src/i18n/lt/dashboard.ts';
import ltEmployees from '../../apps/web/src/i18n/lt/employees.ts';
import ltEvents from '../../apps/web/src/i18n/lt/events.ts';
import ltFields from '../../apps/web/src/i18n/lt/fields.ts';
import ltFinder from '../../apps/web/src/i18n/lt/finder.ts';
import ltFirstHour from '../../apps/web/src/i18n/lt/first-hour.ts';
import ltHalves from '../../apps/web/src/i18n/lt/halves.ts';
import ltHolidays from '../../apps/web/src/i18n/lt/holidays.ts';
import ltImports from '../../apps/web/src/i18n/lt/imports.ts';
import ltInbox from '../../apps/web/src/i18n/lt/inbox.ts';
import ltInvalid from '../../apps/web/src/i18n/lt/invalid.ts';
import ltLanding from '../../apps/web/src/i18n/lt/landing.ts';
import ltLegal from '../../apps/web/src/i18n/lt/legal.ts';
import ltMembers from '../../apps/web/src/i18n/lt/members.ts';
import ltNotices from '../../apps/web/src/i18n/lt/notices.ts';
import ltNotifications from '../../apps/web/src/i18n/lt/notifications.ts';
import ltPayments from '../../apps/web/src/i18n/lt/payments.ts';
import ltPayrollExports from '../../apps/web/src/i18n/lt/payroll-exports.ts';
import ltPrinting from '../../apps/web/src/i18n/lt/printing.ts';
import ltProfile from '../../apps/web/src/i18n/lt/profile.ts';
import ltPrograms from '../../apps/web/src/i18n/lt/programs.ts';
import ltProjects from '../../apps/web/src/i18n/lt/projects.ts';
import ltReceipts from '../../apps/web/src/i18n/lt/receipts.ts';
import ltRecovery from '../../apps/web/src/i18n/lt/recovery.ts';
import ltRequests from '../../apps/web/src/i18n/lt/requests.ts';
import ltRequirements from '../../apps/web/src/i18n/lt/requirements.ts';
import ltSchedule from '../../apps/web/src/i18n/lt/schedule.ts';
import ltSecondFactor from '../../apps/web/src/i18n/lt/second-factor.ts';
import ltSession from '../../apps/web/src/i18n/lt/session.ts';
import ltSettings from '../../apps/web/src/i18n/lt/settings.ts';
import ltShell from '../../apps/web/src/i18n/lt/shell.ts';
import ltSubscriptions from '../../apps/web/src/i18n/lt/subscriptions.ts';
import ltSwaps from '../../apps/web/src/i18n/lt/swaps.ts';
import ltSystemSettings from '../../apps/web/src/i18n/lt/system-settings.ts';
import ltTasks from '../../apps/web/src/i18n/lt/tasks.ts';
import ltTeam from '../../apps/web/src/i18n/lt/team.ts';
import ltTemplates from '../../apps/web/src/i18n/lt/templates.ts';
import ltLeaveTypes from '../../apps/web/src/i18n/lt/leave-types.ts';
import ltLedger from '../../apps/web/src/i18n/lt/ledger.ts';
import ltTablets from '../../apps/web/src/i18n/lt/tablets.ts';
import ltTimeClock from '../../apps/web/src/i18n/lt/time-clock.ts';
import ltTimesheets from '../../apps/web/src/i18n/lt/timesheets.ts';
import ltTimeOff from '../../apps/web/src/i18n/lt/time-off.ts';
import ltUnavailability from '../../apps/web/src/i18n/lt/unavailability.ts';
import ltWebhooks from '../../apps/web/src/i18n/lt/webhooks.ts';
import ltWishes from '../../apps/web/src/i18n/lt/wishes.ts';
import ltWorker from '../../apps/web/src/i18n/lt/worker.ts';
import ltWorkingTimeSheet from '../../apps/web/src/i18n/lt/working-time-sheet.ts';

/** The application's own English texts, so that a better wording breaks no test. */
export const en = {
  abilities: enAbilities,
  absences: enAbsences,
  activity: enActivity,
  amendments: enAmendments,
  announcements: enAnnouncements,
  attendance: enAttendance,
  analytics: enAnalytics,
  answers: enAnswers,
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
  programs: enPrograms,
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
  answers: ltAnswers,
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
  programs: ltPrograms,
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
