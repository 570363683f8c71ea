import { z } from 'zod';
import { Activity } from '../access/activity.ts';
import { endpoint } from '../base/endpoint.ts';
import { Notification } from '../messages/notifications.ts';
import { Shift } from '../plan/schedule.ts';

const RequestPlace = z.enum(['time_off', 'overtime_leave', 'swaps', 'claims', 'requests', 'joins']);
export type RequestPlace = z.infer<typeof RequestPlace>;

/** The most urgent task of a manager. */
export const Attention = z.discriminatedUnion('kind', [
  /** Nothing can be planned yet: the first missing step. */
  z.object({ kind: z.literal('set_up'), missing: z.enum(['employees', 'templates', 'requirements']) }),
  /** A month is due (DK 115(2): seven days before it takes effect); `days_left` is negative if it is late. */
  z.object({
    kind: z.literal('publish'),
    year: z.number(),
    month: z.number(),
    due: z.string(),
    days_left: z.number(),
    has_draft: z.boolean(),
  }),
  /** Open shifts from now to the end of next week. */
  z.object({ kind: z.literal('unfilled'), count: z.number(), first_date: z.string() }),
  /** `place`: where the first of them is decided. */
  z.object({ kind: z.literal('requests'), count: z.number(), place: RequestPlace }),
]);
export type Attention = z.infer<typeof Attention>;

const [setUp, publish, unfilled] = Attention.options;

/** Something that waits for a manager; `first_date` is the day that the first of them is about, or was written on. */
export const ToDo = z.discriminatedUnion('kind', [
  setUp,
  publish,
  unfilled,
  /** Of one kind; `name`: who asks, if only one does. */
  z.object({
    kind: z.literal('requests'),
    place: RequestPlace,
    count: z.number(),
    first_date: z.string(),
    name: z.string().nullable(),
  }),
  /** Shifts of the last days without a clock-in, and entries without an end. */
  z.object({ kind: z.literal('hours'), count: z.number(), first_date: z.string() }),
  /** People who have not confirmed an open announcement; its title, if there is only one such announcement. */
  z.object({
    kind: z.literal('announcements'),
    count: z.number(),
    first_date: z.string(),
    title: z.string().nullable(),
  }),
]);
export type ToDo = z.infer<typeof ToDo>;

/**
 * An upcoming event: a holiday or event, or an employee's time off or illness. `end_date` is the same day for a single
 * day; null: unknown.
 */
export const Upcoming = z.object({
  kind: z.enum(['event', 'holiday', 'time_off', 'illness']),
  date: z.string(),
  end_date: z.string().nullable(),
  title: z.string(),
  /** For an event. */
  color: z.string().nullable(),
  /** For a holiday: no one is planned. */
  closed: z.boolean().nullable(),
});
export type Upcoming = z.infer<typeof Upcoming>;

/**
 * What an employee of the today board does at this moment. Clocked: `in`, `break`, `forgotten` (clocked in longer than
 * anyone works). Expected and not clocked in: `late`, then `missing`. `now`: the plan says so, and there are no clock
 * events to compare it with (no time clock, or a draft). `on_call`: at home.
 */
export const todayStates = [
  'missing',
  'late',
  'forgotten',
  'open',
  'in',
  'break',
  'now',
  'on_call',
  'next',
  'away',
  'done',
] as const;

/** A line of the today board: a shift, or a person without one who is clocked in or absent. */
export const TodayLine = z.object({
  /** Of the shift, otherwise of the clock entry or the absence. */
  id: z.string(),
  state: z.enum(todayStates),
  shift: z
    .object({
      id: z.string(),
      date: z.string(),
      start_time: z.string(),
      end_time: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      on_call: Shift.shape.on_call,
    })
    .nullable(),
  role: z.string().nullable(),
  employee_id: z.string().nullable(),
  employee_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** The instant since when the state holds: clocked in, on a break, clocked out; null where the plan says it. */
  since: z.string().nullable(),
  /** Minutes from the planned start to now, or to the start of work; null if they are within the tolerance. */
  minutes_late: z.number().nullable(),
  /** Why somebody is away, and the last date (null: unknown); null without `absences.read`, too. */
  absence: z.object({ type: z.string(), type_name: z.string().nullable(), until: z.string().nullable() }).nullable(),
});
export type TodayLine = z.infer<typeof TodayLine>;

const counts = {
  /** Worked hours of the week from Monday to Sunday, net of breaks. */
  hours_this_week: z.number(),
  pending_requests: z.number(),
};

/**
 * The number of requests that the caller must decide, by page: swaps and claims of open shifts together; employees only
 * decide offered shifts. Joins: people who asked to join the team.
 */
export const Waiting = z.object({ time_off: z.number(), swaps: z.number(), requests: z.number(), joins: z.number() });
export type Waiting = z.infer<typeof Waiting>;

export const getStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats',
  summary:
    'Key figures of this week: for managers of the team, for employees their own; and the caller’s pending items',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'none',
  status: 200,
  reply: z.object({ ...counts, shifts_this_week: z.number(), shifts_today: z.number(), waiting: Waiting }),
  errors: [],
});

export const getManagerStats = endpoint({
  method: 'GET',
  path: '/dashboard/manager-stats',
  summary: 'The manager’s dashboard: counts, next step, today, upcoming items and recent changes',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'none',
  status: 200,
  reply: z.object({
    employees: z.number(),
    /** Whether anything was ever planned in the project. */
    has_shifts: z.boolean(),
    /** Today's shifts with an employee. */
    active_shifts: z.number(),
    /** People who are clocked in, breaks included; without a time clock, who is planned now. */
    working_now: z.number(),
    ...counts,
    /** Where the first pending request is decided; null if there is none. */
    pending_place: RequestPlace.nullable(),
    hours_last_week: z.number(),
    /** `YYYY-MM`: what is planned next, the coming month, or the one after it once that is published. */
    month_to_plan: z.string(),
    /** The most urgent thing to do. */
    attention: Attention.nullable(),
    /** All that waits for the caller, ordered by date; what planning lacks comes first. */
    to_do: z.array(ToDo),
    /** Whom it concerns first comes first; also shifts of the evening before that still run. */
    today: z.array(TodayLine),
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
    /** The time until the shift starts; null without one. */
    seconds_to_next_shift: z.number().nullable(),
    upcoming_shifts: z.array(Shift),
    /** Offered shifts that wait for this employee's response. */
    pending_responses: z.number(),
    /** The end of the previous visit, an instant; null on the first. */
    last_visit: z.string().nullable(),
    /** The caller's notifications since then, the latest first; at most five. */
    changes: z.array(Notification),
    /** The caller's own time zone, if it differs from the project's. */
    own_timezone: z.string().nullable(),
  }),
  errors: [],
});
