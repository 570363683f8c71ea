import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, lines, uuid } from './fields.ts';

/** The planned shift that an entry or a day is compared with; instants in UTC. */
export const PlannedShift = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  break_minutes: z.number(),
  role: z.string(),
});
export type PlannedShift = z.infer<typeof PlannedShift>;

/** Work that goes on; instants in UTC. */
export const RunningEntry = z.object({
  id: z.string(),
  started_at: z.string(),
  /** Since when the person is on a break, or null. */
  break_started_at: z.string().nullable(),
  /** Minutes of the breaks that are over. */
  break_minutes: z.number(),
  note: z.string().nullable(),
  /** It goes on longer than anybody works: the end was forgotten, and the person is asked for it. */
  is_forgotten: z.boolean(),
});
export type RunningEntry = z.infer<typeof RunningEntry>;

/** The clock as one person sees it. */
export const TimeClock = z.object({
  /** Null: not at work. */
  entry: RunningEntry.nullable(),
  /** What the running entry is compared with, else the next shift of today. */
  shift: PlannedShift.nullable(),
  /** Minutes after (or, below zero, before) the planned start at which the work began; null without an entry or a shift. */
  minutes_from_start: z.number().nullable(),
  /** What was worked last, shown after clocking out. */
  last: z.object({ started_at: z.string(), ended_at: z.string(), worked_minutes: z.number() }).nullable(),
});
export type TimeClock = z.infer<typeof TimeClock>;

/** The same tap may be sent again: it counts once. */
const tap = {
  note: lines(200, 0).nullish(),
  /** The tap's own id. */
  tap: uuid.optional(),
  /** What the device's clock showed at the tap and shows now. Their difference counts, so that a wrong clock does no harm. */
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
    /** When a forgotten entry ended, as the person says; null: they do not know, and a manager finds out. */
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
