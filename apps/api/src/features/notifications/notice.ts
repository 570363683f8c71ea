import type { notifications } from '@pamaina/contract';

/** What can have happened, by kind; each has its words under `notices.<kind>.<variant>`. */
export const variants = {
  schedule_published: ['first', 'again'],
  shift_changed: ['given', 'taken', 'opened', 'several', 'cleared'],
  shift_soon: ['day', 'hours'],
  shift_open: ['one', 'several'],
  clock_forgotten: ['end'],
  swap_offered: ['you', 'anyone'],
  swap_answered: ['accepted', 'declined', 'given', 'taken', 'rejected', 'cancelled', 'ended'],
  claim_answered: ['approved', 'rejected', 'lost', 'removed'],
  time_off_answered: [
    'approved',
    'rejected',
    'cancelled',
    'ended',
    'overtime_approved',
    'overtime_rejected',
    'overtime_cancelled',
  ],
  request_answered: ['approved', 'rejected'],
  swap_waiting: ['asked'],
  claim_waiting: ['asked'],
  time_off_waiting: ['asked', 'overtime'],
  request_waiting: ['asked'],
  timesheet_disputed: ['asked'],
  timesheet_answered: ['answered'],
  invitation_answered: ['joined', 'declined'],
  billing: ['refused', 'ending', 'ended', 'soon'],
} as const satisfies Record<notifications.Kind, readonly string[]>;

/**
 * Dates as `date` or `start_date` and `end_date`, a month as `year` and `month`, a length as `minutes`, a number of
 * things as `count`, what somebody wrote as `note`.
 */
export type Facts = Record<string, string | number>;

/** Everybody named, all managers of the project, or one of them by account. */
export type Audience = { employees: readonly string[] } | { manager: string } | 'managers';

/** Something to tell, before it is put into anybody's words. */
export type Notice = {
  [Kind in notifications.Kind]: {
    kind: Kind;
    variant: (typeof variants)[Kind][number];
    /** What it is about: nobody is told of the same kind and subject twice. */
    subject: string;
    to: Audience;
    facts: Facts;
    /** After this instant nobody needs to know. */
    expiresAt?: string;
  };
}[notifications.Kind];
