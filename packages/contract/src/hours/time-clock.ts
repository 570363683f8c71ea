import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { instant, lines, uuid } from '../base/fields.ts';

/** The planned shift with which an entry or a day is compared; instants in UTC. */
export const PlannedShift = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  break_minutes: z.number(),
  role: z.string(),
});
export type PlannedShift = z.infer<typeof PlannedShift>;

/** A running entry; instants in UTC. */
export const RunningEntry = z.object({
  id: z.string(),
  started_at: z.string(),
  /** The start of the current break, or null. */
  break_started_at: z.string().nullable(),
  /** Minutes of the past breaks. */
  break_minutes: z.number(),
  note: z.string().nullable(),
  /** It has been running longer than anyone works: the end was forgotten, and the employee is asked for it. */
  is_forgotten: z.boolean(),
});
export type RunningEntry = z.infer<typeof RunningEntry>;

/** The time clock of one employee. */
export const TimeClock = z.object({
  /** Null: not at work. */
  entry: RunningEntry.nullable(),
  /** The shift of the running entry, otherwise today's next shift. */
  shift: PlannedShift.nullable(),
  /** Minutes from the planned start to the start of work (negative: before it); null without an entry or a shift. */
  minutes_from_start: z.number().nullable(),
  /**
   * The planned end of the running entry's shift, an hour after it and later: what an employee who forgot to clock out
   * is offered to state. Null: nothing to offer.
   */
  proposed_end: z.string().nullable(),
  /** The last entry, shown after clocking out. */
  last: z.object({ started_at: z.string(), ended_at: z.string(), worked_minutes: z.number() }).nullable(),
});
export type TimeClock = z.infer<typeof TimeClock>;

/** The same clock event can be sent again: it counts once. */
const tap = {
  note: lines(200, 0).nullish(),
  /** The ID of the clock event. */
  tap: uuid.optional(),
  /**
   * What the device's clock showed at the event and shows now. Only the difference is used, so a wrong clock does not
   * matter.
   */
  tapped_at: instant.optional(),
  sent_at: instant.optional(),
};
const Tap = z.strictObject(tap);

export const getTimeClock = endpoint({
  method: 'GET',
  path: '/time-clock',
  summary: 'The running entry of the caller, or null',
  role: 'employee',
  project: true,
  status: 200,
  reply: RunningEntry.nullable(),
  errors: [],
});

export const getClockDay = endpoint({
  method: 'GET',
  path: '/time-clock/day',
  summary: 'The running entry of the caller with the scheduled shift and the last finished entry',
  role: 'employee',
  project: true,
  status: 200,
  reply: TimeClock,
  errors: [],
});

export const clockIn = endpoint({
  method: 'POST',
  path: '/time-clock/in',
  summary: 'Clock in',
  role: 'employee',
  project: true,
  body: Tap,
  bodyKind: 'optional-json',
  status: 200,
  reply: RunningEntry.nullable(),
  errors: ['clock_running', 'clock_forgotten', 'entry_overlaps', 'month_locked', 'conflict'],
});

export const clockOut = endpoint({
  method: 'POST',
  path: '/time-clock/out',
  summary: 'Clock out; a forgotten end is entered, or left to the manager',
  role: 'employee',
  project: true,
  body: z.strictObject({
    ...tap,
    /** When a forgotten entry ended, as stated by the employee; null: unknown, and a manager decides. */
    ended_at: instant.nullish(),
  }),
  bodyKind: 'optional-json',
  status: 200,
  reply: RunningEntry.nullable(),
  errors: ['clock_stopped', 'clock_forgotten', 'entry_overlaps', 'month_locked', 'conflict'],
});

export const startBreak = endpoint({
  method: 'POST',
  path: '/time-clock/break-start',
  summary: 'Start a break',
  role: 'employee',
  project: true,
  body: Tap,
  bodyKind: 'optional-json',
  status: 200,
  reply: RunningEntry.nullable(),
  errors: ['clock_stopped', 'clock_on_break', 'clock_forgotten', 'conflict'],
});

export const endBreak = endpoint({
  method: 'POST',
  path: '/time-clock/break-end',
  summary: 'End a break',
  role: 'employee',
  project: true,
  body: Tap,
  bodyKind: 'optional-json',
  status: 200,
  reply: RunningEntry.nullable(),
  errors: ['clock_stopped', 'clock_not_on_break', 'clock_forgotten', 'conflict'],
});
