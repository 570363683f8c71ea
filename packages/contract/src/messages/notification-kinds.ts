import type { Facts, KindOfNotification } from './kind-of-notification.ts';

export type { Facts };

/**
 * The length of a leave or of an absence is in minutes; a month is `year` and `month`, days `start_date` to `end_date`.
 */
const shift = ['date', 'start', 'end', 'role'] as const;
const exchange = [...shift, 'back_date', 'back_start', 'back_end', 'back_role'] as const;
const shiftAndName = [...shift, 'name'] as const;
const exchangeAndName = [...exchange, 'name'] as const;
const names = ['from', 'name'] as const;
const days = ['start_date', 'end_date'] as const;
const month = ['year', 'month'] as const;

const monthOf = ({ year, month: number }: Facts): string => `month=${year}-${String(number).padStart(2, '0')}`;

/** The own schedule, at a date or with all shifts of a month, whose first week may have none. */
const scheduleAt = (facts: Facts): string =>
  `/worker/schedule?${facts['date'] === undefined ? `${monthOf(facts)}&view=list` : `from=${facts['date']}`}`;

const scheduleChanges = ['schedule', 'dashboard', 'waiting', 'availability', 'claims', 'swaps', 'wishes'] as const;

/**
 * Every kind of notification, in the order of the settings: those of employees, then those of managers. Its texts are
 * `notices.<kind>` of `i18n/`.
 */
export const kinds = {
  schedule_published: {
    to: 'employee',
    variants: {
      first: [...month, 'count'],
      again: [...month, 'count'],
      days: [...month, ...days, 'count'],
      amended: [...month, 'count'],
      unconfirmed: [...month, 'version'],
    },
    path: scheduleAt,
    changes: scheduleChanges,
    icon: 'published',
  },
  announcement: {
    to: 'employee',
    variants: {
      announced: ['title', 'announcement', 'announced'],
      changed: ['title', 'announcement', 'announced'],
      unconfirmed: ['title', 'announcement', 'announced'],
    },
    path: () => '/worker/announcements',
    changes: ['announcements'],
    icon: 'announcement',
  },
  shift_changed: {
    to: 'employee',
    variants: {
      given: shift,
      taken: shift,
      opened: shift,
      several: ['date', 'count'],
      cleared: [...month, 'count'],
    },
    path: scheduleAt,
    changes: scheduleChanges,
    icon: 'schedule',
    isUrgent: true,
  },
  shift_soon: {
    to: 'employee',
    variants: { day: shift, hours: shift },
    path: scheduleAt,
    changes: [],
    icon: 'soon',
    isWithoutEmail: true,
    isUrgent: true,
  },
  shift_open: {
    to: 'employee',
    variants: { one: shift, several: ['date', 'count'] },
    path: () => '/worker/swap-requests?tab=open',
    changes: ['claims', 'dashboard', 'waiting', 'activity'],
    icon: 'open',
  },
  shift_asked: {
    to: 'employee',
    variants: { you: [...shift, 'asked', 'until', 'by_date', 'by_time'], taken: shift, stopped: shift },
    path: () => '/worker',
    changes: ['asks', 'claims', 'dashboard', 'waiting'],
    icon: 'open',
    isUrgent: true,
    answer: {
      purpose: 'ask',
      variant: 'you',
      subject: 'asked',
      until: 'until',
      page: '/answer',
      choices: ['yes', 'no'],
    },
  },
  clock_forgotten: {
    to: 'employee',
    variants: { end: ['date', 'start'] },
    path: () => '/worker',
    changes: ['time-clock'],
    icon: 'clock',
    isUrgent: true,
  },
  swap_offered: {
    to: 'employee',
    variants: { you: shiftAndName, anyone: shiftAndName, exchange: exchangeAndName, ring: exchange },
    path: () => '/worker/swap-requests',
    changes: ['swaps', 'dashboard', 'waiting', 'activity'],
    icon: 'swap',
  },
  swap_answered: {
    to: 'employee',
    variants: {
      accepted: shiftAndName,
      declined: shiftAndName,
      given: shiftAndName,
      taken: shift,
      rejected: shift,
      cancelled: shiftAndName,
      ended: shiftAndName,
      exchange_accepted: exchangeAndName,
      exchange_declined: exchangeAndName,
      exchange_rejected: exchange,
      exchange_cancelled: exchangeAndName,
      exchange_ended: exchangeAndName,
      exchanged: exchange,
      ring_done: exchange,
      ring_ended: exchange,
    },
    path: (facts) =>
      ['taken', 'exchanged', 'ring_done'].includes(String(facts['variant']))
        ? scheduleAt(facts)
        : '/worker/swap-requests?tab=mine',
    changes: scheduleChanges,
    icon: 'swap',
  },
  claim_answered: {
    to: 'employee',
    variants: { approved: shift, rejected: shift, lost: shift, removed: shift },
    path: () => '/worker/swap-requests?tab=open',
    changes: scheduleChanges,
    icon: 'open',
  },
  time_off_answered: {
    to: 'employee',
    variants: {
      approved: days,
      rejected: days,
      cancelled: days,
      ended: days,
      entered: days,
      changed: days,
      corrected: days,
      unavailable: days,
      unavailable_weekly: days,
      overtime_approved: [...month, 'minutes'],
      overtime_rejected: month,
      overtime_cancelled: month,
    },
    path: () => '/worker/timeoff',
    changes: ['time-off', 'unavailability', ...scheduleChanges],
    icon: 'time-off',
  },
  request_answered: {
    to: 'employee',
    variants: { approved: ['title'], rejected: ['title'] },
    path: () => '/worker/requests',
    changes: ['requests', 'dashboard', 'waiting', 'activity'],
    icon: 'request',
  },
  timesheet_answered: {
    to: 'employee',
    variants: { answered: month },
    path: (facts) => `/worker/timesheet?${monthOf(facts)}`,
    changes: ['working-time-sheet', 'activity'],
    icon: 'timesheet',
  },
  own_certificate_expiring: {
    to: 'employee',
    variants: { own: ['certificate', 'date'] },
    path: () => '/worker/settings',
    changes: ['certificates'],
    icon: 'person',
  },
  swap_waiting: {
    to: 'manager',
    ability: 'requests.decide',
    variants: { asked: [...shift, ...names], exchange: [...exchange, ...names], ring: ['date'], no_ring: ['date'] },
    path: ({ variant }) => `/manager/swap-requests${String(variant).endsWith('ring') ? '?tab=rings' : ''}`,
    changes: [...scheduleChanges, 'activity'],
    icon: 'swap',
  },
  claim_waiting: {
    to: 'manager',
    ability: 'requests.decide',
    variants: { asked: shiftAndName },
    path: () => '/manager/swap-requests?tab=claims',
    changes: ['claims', 'dashboard', 'waiting', 'activity'],
    icon: 'open',
  },
  ask_answered: {
    to: 'manager',
    ability: 'plan.cover',
    variants: { filled: shiftAndName, waiting: shiftAndName, unfilled: shift },
    path: ({ date }) => `/manager/calendar?view=week&from=${date}&panel=open`,
    changes: ['asks', ...scheduleChanges],
    icon: 'open',
    isUrgent: true,
  },
  time_off_waiting: {
    to: 'manager',
    ability: 'requests.decide',
    variants: { asked: ['name', ...days], overtime: ['name', ...month, 'minutes'] },
    path: () => '/manager/timeoff',
    changes: ['time-off', 'unavailability', ...scheduleChanges],
    icon: 'time-off',
  },
  request_waiting: {
    to: 'manager',
    ability: 'requests.decide',
    variants: { asked: ['name', 'title'] },
    path: () => '/manager/requests',
    changes: ['requests', 'dashboard', 'waiting', 'activity'],
    icon: 'request',
  },
  timesheet_disputed: {
    to: 'manager',
    ability: 'hours.correct',
    variants: { asked: ['name', ...month] },
    path: (facts) => `/manager/timesheets/sheet?${monthOf(facts)}`,
    changes: ['working-time-sheet', 'activity'],
    icon: 'timesheet',
  },
  invitation_answered: {
    to: 'manager',
    ability: 'people.write',
    variants: { joined: ['name'], declined: ['name'], asked: ['name'] },
    path: () => '/manager/employees',
    changes: ['employees', 'invitations', 'activity'],
    icon: 'person',
  },
  calendar_rules_changed: {
    to: 'manager',
    ability: 'plan.write',
    variants: { zone: ['zone', 'date', 'count'], added: ['date', 'count'], removed: ['date', 'count'] },
    path: ({ date }) => `/manager/calendar?view=week&from=${date}`,
    changes: scheduleChanges,
    icon: 'schedule',
  },
  certificate_expiring: {
    to: 'manager',
    ability: 'people.write',
    variants: { manager: ['name', 'certificate', 'date'] },
    path: () => '/manager/employees/certificates',
    changes: ['certificates'],
    icon: 'person',
  },
  employment_ending: {
    to: 'manager',
    ability: 'people.write',
    variants: { probation: ['name', 'date'], fixed_term: ['name', 'date'] },
    path: ({ employee }) => `/manager/employees?employment=${encodeURIComponent(employee ?? '')}`,
    changes: ['employees', 'employment'],
    icon: 'person',
  },
  billing: {
    to: 'manager',
    ability: 'billing.write',
    variants: { refused: [], waiting: [], ending: days, ended: days, soon: days },
    path: () => '/manager/settings/subscriptions',
    changes: ['subscriptions'],
    icon: 'payment',
    isUrgent: true,
  },
} as const satisfies Record<string, KindOfNotification>;

export type Kind = keyof typeof kinds;
export type Icon = (typeof kinds)[Kind]['icon'];
export type VariantOf<One extends Kind> = keyof (typeof kinds)[One]['variants'] & string;
type FactOf<
  One extends Kind,
  Variant extends VariantOf<One>,
> = (typeof kinds)[One]['variants'][Variant] extends readonly (infer Fact extends string)[] ? Fact : never;

/** The facts that the texts of a variant need; there can be more, as the note of anyone who decided. */
export type FactsOf<One extends Kind, Variant extends VariantOf<One>> = Facts &
  Readonly<Record<FactOf<One, Variant>, string | number>>;

const isKind = (name: string): name is Kind => name in kinds;
const all = Object.keys(kinds).filter(isKind);
const [first, ...others] = all;

/** For a schema. */
export const kindNames: readonly [Kind, ...Kind[]] = [first ?? 'billing', ...others];

/** The kinds that a user of this role gets. */
export const kindsFor = (role: 'employee' | 'manager'): Kind[] => all.filter((kind) => kinds[kind].to === role);
