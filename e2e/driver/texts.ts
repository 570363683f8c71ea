import { languageCodes, type Language } from '@pamaina/contract';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Abilities from '../../apps/web/src/i18n/en/abilities.ts';
import type AbsenceTest from '../../apps/web/src/i18n/en/changes/absence-test.ts';
import type Absences from '../../apps/web/src/i18n/en/changes/absences.ts';
import type Activity from '../../apps/web/src/i18n/en/access/activity.ts';
import type Advice from '../../apps/web/src/i18n/en/plan/advice.ts';
import type Amendments from '../../apps/web/src/i18n/en/plan/amendments.ts';
import type Announcements from '../../apps/web/src/i18n/en/plan/announcements.ts';
import type Attendance from '../../apps/web/src/i18n/en/hours/attendance.ts';
import type Analytics from '../../apps/web/src/i18n/en/hours/analytics.ts';
import type Explanations from '../../apps/web/src/i18n/en/plan/explanations.ts';
import type Asks from '../../apps/web/src/i18n/en/changes/asks.ts';
import type Calendar from '../../apps/web/src/i18n/en/plan/calendar.ts';
import type Certificates from '../../apps/web/src/i18n/en/business/certificates.ts';
import type Claims from '../../apps/web/src/i18n/en/changes/claims.ts';
import type Comments from '../../apps/web/src/i18n/en/messages/comments.ts';
import type Common from '../../apps/web/src/i18n/en/common.ts';
import type Dashboard from '../../apps/web/src/i18n/en/start/dashboard.ts';
import type Employees from '../../apps/web/src/i18n/en/business/employees.ts';
import type Events from '../../apps/web/src/i18n/en/messages/events.ts';
import type Fields from '../../apps/web/src/i18n/en/fields.ts';
import type Finder from '../../apps/web/src/i18n/en/start/finder.ts';
import type FirstHour from '../../apps/web/src/i18n/en/plan/first-hour.ts';
import type Halves from '../../apps/web/src/i18n/en/plan/halves.ts';
import type Holidays from '../../apps/web/src/i18n/en/business/holidays.ts';
import type RosterGrid from '../../apps/web/src/i18n/en/plan/roster-grid.ts';
import type Imports from '../../apps/web/src/i18n/en/plan/imports.ts';
import type Inbox from '../../apps/web/src/i18n/en/start/inbox.ts';
import type Invalid from '../../apps/web/src/i18n/en/invalid.ts';
import type Landing from '../../apps/web/src/i18n/en/start/landing.ts';
import type Legal from '../../apps/web/src/i18n/en/access/legal.ts';
import type Members from '../../apps/web/src/i18n/en/business/members.ts';
import type Notices from '../../apps/web/src/i18n/en/messages/notices.ts';
import type Notifications from '../../apps/web/src/i18n/en/messages/notifications.ts';
import type Payments from '../../apps/web/src/i18n/en/money/payments.ts';
import type PayrollExports from '../../apps/web/src/i18n/en/hours/payroll-exports.ts';
import type Printing from '../../apps/web/src/i18n/en/plan/printing.ts';
import type Profile from '../../apps/web/src/i18n/en/access/profile.ts';
import type ApiTokens from '../../apps/web/src/i18n/en/access/api-tokens.ts';
import type Place from '../../apps/web/src/i18n/en/access/place.ts';
import type Consents from '../../apps/web/src/i18n/en/business/consents.ts';
import type Projects from '../../apps/web/src/i18n/en/access/projects.ts';
import type Receipts from '../../apps/web/src/i18n/en/plan/receipts.ts';
import type Recovery from '../../apps/web/src/i18n/en/access/recovery.ts';
import type Requests from '../../apps/web/src/i18n/en/messages/requests.ts';
import type Requirements from '../../apps/web/src/i18n/en/business/requirements.ts';
import type Scenarios from '../../apps/web/src/i18n/en/plan/scenarios.ts';
import type Schedule from '../../apps/web/src/i18n/en/plan/schedule.ts';
import type SecondFactor from '../../apps/web/src/i18n/en/access/second-factor.ts';
import type Session from '../../apps/web/src/i18n/en/access/session.ts';
import type Settings from '../../apps/web/src/i18n/en/business/settings.ts';
import type Shell from '../../apps/web/src/i18n/en/shell.ts';
import type Subscriptions from '../../apps/web/src/i18n/en/money/subscriptions.ts';
import type Rings from '../../apps/web/src/i18n/en/changes/rings.ts';
import type Swaps from '../../apps/web/src/i18n/en/changes/swaps.ts';
import type SystemSettings from '../../apps/web/src/i18n/en/business/system-settings.ts';
import type Tasks from '../../apps/web/src/i18n/en/messages/tasks.ts';
import type Team from '../../apps/web/src/i18n/en/business/team.ts';
import type Templates from '../../apps/web/src/i18n/en/business/templates.ts';
import type LeaveTypes from '../../apps/web/src/i18n/en/changes/leave-types.ts';
import type LateChanges from '../../apps/web/src/i18n/en/plan/late-changes.ts';
import type Law from '../../apps/web/src/i18n/en/business/law.ts';
import type Ledger from '../../apps/web/src/i18n/en/hours/ledger.ts';
import type CostTerms from '../../apps/web/src/i18n/en/business/cost-terms.ts';
import type LabourCost from '../../apps/web/src/i18n/en/hours/labour-cost.ts';
import type Staffing from '../../apps/web/src/i18n/en/hours/staffing.ts';
import type Takings from '../../apps/web/src/i18n/en/hours/takings.ts';
import type TakingsImport from '../../apps/web/src/i18n/en/hours/takings-import.ts';
import type Tablets from '../../apps/web/src/i18n/en/hours/tablets.ts';
import type TimeClock from '../../apps/web/src/i18n/en/hours/time-clock.ts';
import type Timesheets from '../../apps/web/src/i18n/en/hours/timesheets.ts';
import type TimeOff from '../../apps/web/src/i18n/en/changes/time-off.ts';
import type Unavailability from '../../apps/web/src/i18n/en/business/unavailability.ts';
import type Webhooks from '../../apps/web/src/i18n/en/access/webhooks.ts';
import type Wishes from '../../apps/web/src/i18n/en/plan/wishes.ts';
import type Worker from '../../apps/web/src/i18n/en/plan/worker.ts';
import type WorkingTimeSheet from '../../apps/web/src/i18n/en/hours/working-time-sheet.ts';

export interface Texts {
  abilities: typeof Abilities;
  absences: typeof Absences;
  absenceTest: typeof AbsenceTest;
  activity: typeof Activity;
  amendments: typeof Amendments;
  analytics: typeof Analytics;
  announcements: typeof Announcements;
  apiTokens: typeof ApiTokens;
  asks: typeof Asks;
  attendance: typeof Attendance;
  calendar: typeof Calendar;
  certificates: typeof Certificates;
  claims: typeof Claims;
  comments: typeof Comments;
  common: typeof Common;
  dashboard: typeof Dashboard;
  employees: typeof Employees;
  events: typeof Events;
  explanations: typeof Explanations;
  fields: typeof Fields;
  finder: typeof Finder;
  firstHour: typeof FirstHour;
  halves: typeof Halves;
  holidays: typeof Holidays;
  imports: typeof Imports;
  rosterGrid: typeof RosterGrid;
  inbox: typeof Inbox;
  invalid: typeof Invalid;
  landing: typeof Landing;
  leaveTypes: typeof LeaveTypes;
  ledger: typeof Ledger;
  costTerms: typeof CostTerms;
  labourCost: typeof LabourCost;
  staffing: typeof Staffing;
  takings: typeof Takings;
  takingsImport: typeof TakingsImport;
  legal: typeof Legal;
  members: typeof Members;
  notices: typeof Notices;
  notifications: typeof Notifications;
  payments: typeof Payments;
  payrollExports: typeof PayrollExports;
  printing: typeof Printing;
  profile: typeof Profile;
  place: typeof Place;
  consents: typeof Consents;
  projects: typeof Projects;
  receipts: typeof Receipts;
  recovery: typeof Recovery;
  requests: typeof Requests;
  requirements: typeof Requirements;
  advice: typeof Advice;
  scenarios: typeof Scenarios;
  schedule: typeof Schedule;
  secondFactor: typeof SecondFactor;
  session: typeof Session;
  settings: typeof Settings;
  shell: typeof Shell;
  subscriptions: typeof Subscriptions;
  rings: typeof Rings;
  swaps: typeof Swaps;
  lateChanges: typeof LateChanges;
  law: typeof Law;
  systemSettings: typeof SystemSettings;
  tablets: typeof Tablets;
  tasks: typeof Tasks;
  team: typeof Team;
  templates: typeof Templates;
  timeClock: typeof TimeClock;
  timeOff: typeof TimeOff;
  timesheets: typeof Timesheets;
  unavailability: typeof Unavailability;
  webhooks: typeof Webhooks;
  wishes: typeof Wishes;
  worker: typeof Worker;
  workingTimeSheet: typeof WorkingTimeSheet;
}

/** With the plural forms that English lacks. */
type InLithuanian<T> = T extends string
  ? string
  : { [K in keyof T]: InLithuanian<T[K]> } & {
      [K in keyof T as K extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]: string;
    };

const I18N = join(import.meta.dirname, '../../apps/web/src/i18n');

/** Every file of a language by its name: `time-clock.ts` is `timeClock`. */
async function textsOf(language: Language): Promise<Texts> {
  const folder = join(I18N, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const loaded = files.map(async (file) => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as { default: object };
    return [basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), module.default];
  });
  return Object.fromEntries(await Promise.all(loaded)) as Texts;
}

/** The application's own texts, so that a better wording breaks no test. */
export const textsIn = Object.fromEntries(
  await Promise.all(languageCodes.map(async (language) => [language, await textsOf(language)])),
) as Record<Language, Texts>;

export const { en } = textsIn;
export const lt = textsIn.lt as InLithuanian<Texts>;

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
