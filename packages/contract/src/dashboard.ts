import { z } from 'zod';
import { Activity } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Notification } from './notifications.ts';
import { Shift } from './schedule.ts';

const RequestPlace = z.enum(['time_off', 'swaps', 'claims', 'requests']);
export type RequestPlace = z.infer<typeof RequestPlace>;

/** The one thing that a manager should do next, the most pressing of all that wait. */
export const Attention = z.discriminatedUnion('kind', [
  /** Nothing can be planned yet: what is missing first. */
  z.object({ kind: z.literal('set_up'), missing: z.enum(['employees', 'templates', 'requirements']) }),
  /** A month is due (DK 115(2): seven days before it takes effect); `days_left` is below zero when it is late. */
  z.object({
    kind: z.literal('publish'),
    year: z.number(),
    month: z.number(),
    due: z.string(),
    days_left: z.number(),
    has_draft: z.boolean(),
  }),
  /** Shifts from now to the end of next week that nobody has. */
  z.object({ kind: z.literal('unfilled'), count: z.number(), first_date: z.string() }),
  /** `place`: where the first of them is answered. */
  z.object({ kind: z.literal('requests'), count: z.number(), place: RequestPlace }),
]);
export type Attention = z.infer<typeof Attention>;

/** What is coming: a day of note, or somebody's time off or illness. `end_date` is the same day for what lasts one; null: not known yet. */
export const Upcoming = z.object({
  kind: z.enum(['event', 'holiday', 'time_off', 'illness']),
  date: z.string(),
  end_date: z.string().nullable(),
  title: z.string(),
  /** Of an event. */
  color: z.string().nullable(),
  /** Of a holiday: nobody is planned. */
  closed: z.boolean().nullable(),
});
export type Upcoming = z.infer<typeof Upcoming>;

const TodayShift = z.object({
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  role: z.string(),
  employee_name: z.string().nullable(),
});

const counts = {
  /** Worked hours of the week from Monday to Sunday, breaks left out. */
  hours_this_week: z.number(),
  pending_requests: z.number(),
};

/** What waits for the caller's own answer, by where it is given: swaps and claims of open shifts in one place; an employee answers offered shifts alone. */
export const Waiting = z.object({ time_off: z.number(), swaps: z.number(), requests: z.number() });
export type Waiting = z.infer<typeof Waiting>;

export const getStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats',
  summary:
    'Key figures of this week: for managers of the team, for employees their own; and the caller’s pending items',
  role: 'user',
  project: true,
  status: 200,
  reply: z.object({ ...counts, shifts_this_week: z.number(), shifts_today: z.number(), waiting: Waiting }),
  errors: [],
});

export const getManagerStats = endpoint({
  method: 'GET',
  path: '/dashboard/manager-stats',
  summary: 'The manager’s dashboard: counts, next step, today, upcoming items and recent changes',
  role: 'manager',
  project: true,
  status: 200,
  reply: z.object({
    employees: z.number(),
    /** Whether anything was ever planned here. */
    has_shifts: z.boolean(),
    /** Shifts of today that somebody has. */
    active_shifts: z.number(),
    working_now: z.number(),
    ...counts,
    /** Where the first of the pending requests is answered; null when none waits. */
    pending_place: RequestPlace.nullable(),
    hours_last_week: z.number(),
    attention: Attention.nullable(),
    today: z.array(TodayShift),
    upcoming: z.array(Upcoming),
    activity: z.array(Activity),
  }),
  errors: [],
});

export const getWorkerStats = endpoint({
  method: 'GET',
  path: '/dashboard/worker-stats',
  summary: 'An employee’s dashboard: hours, shifts, the next shift and those of the next 30 days',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.object({
    ...counts,
    hours_this_month: z.number(),
    shifts_this_month: z.number(),
    next_shift: Shift.nullable(),
    /** From the shift's start back to now; null without one. */
    seconds_to_next_shift: z.number().nullable(),
    upcoming_shifts: z.array(Shift),
    /** Offered shifts that wait for this person's answer. */
    pending_responses: z.number(),
    /** When the application was last open before this visit, an instant; null at the first. */
    last_visit: z.string().nullable(),
    /** What the caller was told since then, the latest first; five at most. */
    changes: z.array(Notification),
    /** The caller's own time zone, where it is not the project's. */
    own_timezone: z.string().nullable(),
  }),
  errors: [],
});
