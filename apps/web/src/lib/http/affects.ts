import type { AnyEndpoint } from '@pamaina/contract';
import type { Area } from './areas.ts';

const HOURS: readonly Area[] = [
  'attendance',
  'timesheets',
  'working-time-sheet',
  'ledger',
  'analytics',
  'payroll-preview',
  'team',
];
const RECENT: readonly Area[] = ['activity', 'dashboard'];
/** Who works when; `time-off` has the consequences of an approval and the overtime that can become leave. */
const SHIFTS: readonly Area[] = [
  'tasks',
  'schedule',
  'asks',
  'availability',
  'claims',
  'swaps',
  'time-off',
  'time-clock',
  'departure',
  'waiting',
  ...RECENT,
  ...HOURS,
];
/** A month, of which wishes depend on whether it is published. */
const MONTH: readonly Area[] = [...SHIFTS, 'generation', 'receipts', 'wishes'];
const ABSENCE: readonly Area[] = [...SHIFTS, 'unavailability'];
/** A name or a role is on nearly every page. */
const PEOPLE: readonly Area[] = [
  'announcements',
  'settings',
  ...ABSENCE,
  'employees',
  'employment',
  'employee-id',
  'invitations',
  'clock-pins',
  'comments',
  'requests',
  'wishes',
];
const NEEDS: readonly Area[] = ['requirements', 'schedule', 'analytics', ...RECENT];
const TEMPLATES: readonly Area[] = ['templates', 'tasks', 'availability', 'wishes', 'timesheets', 'settings', ...NEEDS];
const CALENDAR: readonly Area[] = ['schedule', ...RECENT];
const DAYS: readonly Area[] = ['holidays', 'availability', 'time-off', ...HOURS, ...CALENDAR];
const SETTINGS: readonly Area[] = [
  'settings',
  'holidays',
  'availability',
  'time-off',
  'generation',
  ...HOURS,
  ...CALENDAR,
];
const LOGIN: readonly Area[] = ['employees', 'employee-id', 'invitations', 'team', ...CALENDAR];
const ANNOUNCEMENTS: readonly Area[] = ['announcements', ...RECENT];
const CERTIFICATES: readonly Area[] = ['certificates', 'availability', ...CALENDAR];
const REQUESTS: readonly Area[] = ['requests', 'waiting', ...RECENT];
const SHEET: readonly Area[] = ['working-time-sheet', 'payroll-preview', 'waiting', ...RECENT];
const CLOCKED: readonly Area[] = ['time-clock', 'time-off', ...RECENT, ...HOURS];
const EVERYTHING: readonly Area[] = [...PEOPLE, ...TEMPLATES, ...SETTINGS, 'generation'];

/**
 * What every endpoint that changes something changes on the pages. A test compares the list with the contract. Left
 * out: what only the session reloads, and calls that change nothing that a query shows.
 */
const affected: Readonly<Record<string, readonly Area[]>> = {
  'POST /comments': ['comments', ...CALENDAR],
  'PUT /comments/{id}': ['comments', ...CALENDAR],
  'DELETE /comments/{id}': ['comments', ...CALENDAR],
  'POST /shift-notes': ['tasks', ...CALENDAR],
  'PUT /shift-notes/{id}': ['tasks', ...CALENDAR],
  'DELETE /shift-notes/{id}': ['tasks', ...CALENDAR],
  'POST /tasks/done': ['tasks', ...CALENDAR],
  'DELETE /tasks/done/{id}': ['tasks', ...CALENDAR],

  'POST /employees': PEOPLE,
  'PUT /employees/{id}': PEOPLE,
  'DELETE /employees/{id}': PEOPLE,
  'POST /employees/bulk': PEOPLE,
  'POST /employees/import': PEOPLE,
  'PUT /employees/{id}/employment/terms': PEOPLE,
  'DELETE /employees/{id}/employment/terms/{valid_from}': PEOPLE,
  'PUT /employees/{id}/employment/end': PEOPLE,
  'POST /employees/former/{id}/erase': PEOPLE,
  'POST /employees/{id}/create-login': LOGIN,
  'POST /employees/{id}/sign-in-code': LOGIN,
  'POST /employees/{id}/sign-in-code/email': LOGIN,
  'POST /employees/{id}/reset-password': ['employees', ...RECENT],
  'PUT /employees/{id}/clock-pin': ['clock-pins', ...RECENT],
  'POST /employees/{id}/clock-pin/unlock': ['clock-pins', ...RECENT],
  'POST /invitations': ['invitations', ...PEOPLE],
  'DELETE /invitations/{id}': ['invitations', ...PEOPLE],
  'POST /invitations/{id}/decline': ['session'],
  'POST /invitations/{id}/approve': ['invitations', ...PEOPLE],
  'POST /invitations/link': ['invitations'],
  'DELETE /invitations/link': ['invitations'],
  'POST /project/members': ['members', ...RECENT],
  'PUT /project/members/{account}': ['members', ...RECENT],
  'DELETE /project/members/{account}': ['members', ...RECENT],
  'POST /project/members/{account}/hand-over': ['members', ...RECENT],
  'DELETE /project/members/invitations/{id}': ['members', ...RECENT],
  'POST /member-invitations/{id}/decline': ['members'],
  // The new token loads everything again.
  'POST /member-invitations/{id}/accept': [],
  'POST /member-links/accept': [],
  'POST /projects/own-shifts': [],

  'POST /certificate-kinds': CERTIFICATES,
  'PUT /certificate-kinds/{id}': CERTIFICATES,
  'DELETE /certificate-kinds/{id}': CERTIFICATES,
  'POST /certificates': CERTIFICATES,
  'PUT /certificates/{id}': CERTIFICATES,
  'DELETE /certificates/{id}': CERTIFICATES,
  'POST /events': CALENDAR,
  'PUT /events/{id}': CALENDAR,
  'DELETE /events/{id}': CALENDAR,
  'POST /holidays': DAYS,
  'PUT /holidays/{date}': DAYS,
  'DELETE /holidays/{date}': DAYS,
  'POST /holidays/import': DAYS,

  'POST /templates': TEMPLATES,
  'PUT /templates/{name}': TEMPLATES,
  'DELETE /templates/{name}': TEMPLATES,
  'POST /requirements': NEEDS,
  'PUT /requirements/{id}': NEEDS,
  'DELETE /requirements/{id}': NEEDS,

  'POST /schedule/shifts': SHIFTS,
  'PUT /schedule/{id}': SHIFTS,
  'DELETE /schedule/{id}': SHIFTS,
  'POST /schedule/{id}/replace': SHIFTS,
  'POST /schedule/{id}/halves': [],
  'POST /schedule/{id}/cut': SHIFTS,
  'POST /schedule/{id}/join': SHIFTS,
  'POST /schedule/copy': MONTH,
  'POST /schedule/publish': MONTH,
  'POST /schedule/amend': MONTH,
  'DELETE /schedule/amendment': MONTH,
  'POST /schedule/amendments/{id}/publish': MONTH,
  'DELETE /schedule/amendments/{id}': MONTH,
  'DELETE /schedule': MONTH,
  'POST /schedule/restore/{id}': MONTH,
  'POST /generate-schedule': ['generation'],
  'DELETE /generate-schedule/{job_id}': [],
  'POST /asks': ['asks', ...RECENT],
  'POST /asks/{id}/approve': SHIFTS,
  'POST /asks/{id}/reject': SHIFTS,
  'POST /asks/{id}/stop': ['asks', ...RECENT],
  'POST /asks/own/{id}/answer': SHIFTS,
  'POST /solve': [],
  'DELETE /solve/{id}': [],
  'POST /schedule/repair/{id}/ask': [...ABSENCE, 'generation'],
  'POST /schedule/repair': [],
  'POST /schedule/{id}/fill': [],
  'POST /schedule/repair/{id}/apply': [...ABSENCE, 'generation'],
  'POST /schedule/repair/{id}/undo': [...ABSENCE, 'generation'],
  'POST /projects/sample': EVERYTHING,
  'POST /schedule/receipts/remind': ['receipts', ...RECENT],
  'POST /schedule/receipts/confirm': ['receipts', ...RECENT],
  'POST /announcements': ANNOUNCEMENTS,
  'PUT /announcements/{id}': ANNOUNCEMENTS,
  'DELETE /announcements/{id}': ANNOUNCEMENTS,
  'POST /announcements/{id}/end': ANNOUNCEMENTS,
  'POST /announcements/{id}/remind': ANNOUNCEMENTS,
  'POST /announcements/{id}/confirm': ANNOUNCEMENTS,

  'POST /schedule/claims': SHIFTS,
  'POST /schedule/claims/{id}/cancel': SHIFTS,
  'POST /manager/claims/{id}/approve': SHIFTS,
  'POST /manager/claims/{id}/reject': SHIFTS,
  'POST /schedule/requests': SHIFTS,
  'POST /schedule/requests/{id}/accept': SHIFTS,
  'POST /schedule/requests/{id}/cancel': SHIFTS,
  'POST /schedule/requests/{id}/decline': SHIFTS,
  'POST /manager/swaps/{id}/approve': SHIFTS,
  'POST /manager/swaps/{id}/reject': SHIFTS,
  'POST /requests': REQUESTS,
  'POST /requests/{id}/approve': REQUESTS,
  'POST /requests/{id}/cancel': REQUESTS,
  'POST /requests/{id}/reject': REQUESTS,

  'POST /time-off': ABSENCE,
  'PUT /time-off/{id}': ABSENCE,
  'DELETE /time-off/{id}': ABSENCE,
  'PUT /time-off/{id}/end': ABSENCE,
  'PUT /time-off/{id}/absence': ABSENCE,
  'POST /absences': ABSENCE,
  'PUT /absences/{id}': ABSENCE,
  'DELETE /absences/{id}': ABSENCE,
  'PUT /leave-types/{type}': ['leave-types', 'time-off', ...RECENT],
  'POST /leave-types/corrections': ['leave-types', 'time-off', ...RECENT],
  'POST /overtime-leave': ['time-off', 'waiting', ...RECENT, ...HOURS],
  'PUT /overtime-leave/{id}': ['time-off', 'waiting', ...RECENT, ...HOURS],
  'DELETE /overtime-leave/{id}': ['time-off', 'waiting', ...RECENT, ...HOURS],
  'POST /unavailability': ['unavailability', 'availability', 'claims', 'swaps', ...CALENDAR],
  'DELETE /unavailability/{id}': ['unavailability', 'availability', 'claims', 'swaps', ...CALENDAR],
  'POST /wishes': ['wishes', 'availability', ...CALENDAR],
  'DELETE /wishes/{id}': ['wishes', 'availability', ...CALENDAR],

  'POST /time-clock/in': CLOCKED,
  'POST /time-clock/out': CLOCKED,
  'POST /time-clock/break-start': CLOCKED,
  'POST /time-clock/break-end': CLOCKED,
  'POST /api-tokens': ['api-tokens', ...RECENT],
  'DELETE /api-tokens/{id}': ['api-tokens', ...RECENT],
  'POST /kiosks': ['kiosks', ...RECENT],
  'DELETE /kiosks/{id}': ['kiosks', ...RECENT],
  'POST /timesheets': CLOCKED,
  'PUT /timesheets/{id}': CLOCKED,
  'POST /timesheets/approve': CLOCKED,
  'POST /timesheets/lock': [...CLOCKED, 'waiting'],
  'DELETE /timesheets/lock': CLOCKED,
  'PUT /working-time-sheet/answer': SHEET,
  'PUT /working-time-sheet/confirmation': SHEET,
  'PUT /working-time-sheet/marks': SHEET,
  'PUT /working-time-sheet/signs': SHEET,
  'POST /webhooks': ['webhooks', ...RECENT],
  'PUT /webhooks/{id}': ['webhooks', ...RECENT],
  'DELETE /webhooks/{id}': ['webhooks', ...RECENT],
  'POST /webhooks/{id}/test': ['webhooks'],
  'POST /webhooks/deliveries/{id}/resend': ['webhooks'],
  'POST /payroll-exports': ['payroll-exports', ...RECENT],
  'PUT /payroll-exports/{id}': ['payroll-exports', ...RECENT],
  'DELETE /payroll-exports/{id}': ['payroll-exports', ...RECENT],

  'PUT /settings/system': SETTINGS,
  'PUT /settings/project': [...SETTINGS, 'session'],
  'PUT /settings/profile': ['profile', 'employees', 'team', 'session'],
  'PUT /settings/profile/picture': ['profile', 'team'],
  'DELETE /settings/profile/picture': ['profile', 'team'],
  'DELETE /sessions': ['devices'],
  'DELETE /sessions/{id}': ['devices'],
  'POST /settings/email/verification': [],
  'PUT /settings/preferences': ['preferences'],
  'PUT /team/presence': ['team'],
  'PUT /notifications/preferences': ['notifications'],
  'POST /notifications/read': ['notifications'],
  'POST /notifications/failed/{id}/retry': ['notifications'],
  'POST /notifications/push': [],
  'DELETE /notifications/push': [],
  'POST /schedule/feed': ['feed'],
  'DELETE /schedule/feed': ['feed'],

  'POST /projects/{id}/renew': ['subscriptions', 'session'],
  'POST /projects/create-subscription': ['subscriptions', 'session'],
  'POST /subscriptions/{id}/cancel': ['subscriptions', 'session'],
  'POST /subscriptions/{id}/resume': ['subscriptions', 'session'],
  'POST /subscriptions/{id}/payment-method': [],
  'PUT /subscriptions/{id}/payment-method': ['subscriptions', 'session'],
  'POST /payments/{id}/refund': ['subscriptions', 'session'],
};

/** What a call of the endpoint changes. */
export const affects = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): readonly Area[] =>
  affected[`${method} ${path}`] ?? [];

/** The endpoints of the list, as `METHOD /path`. */
export const declared = (): string[] => Object.keys(affected);
