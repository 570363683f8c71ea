import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, monthQuery, queryInteger } from '../base/fields.ts';
import { Change } from './scenario-changes.ts';

/** What is asked: whom to hire, whom to train, or which rule of the business keeps most shifts open. */
export const abouts = ['hire', 'train', 'rule'] as const;
export type About = (typeof abouts)[number];

/** When somebody new works: 40 or 20 hours a week, 16 at weekends, or 20 in shifts that begin at 15:00 or later. */
export const shapes = ['full', 'half', 'weekend', 'evening'] as const;

/** The most hires or trainings that are answered, the best first. */
export const ADVICE_MAX = 12;

const Advice = z.object({
  /** Whom, in the caller's language. */
  what: z.string(),
  /** The whole sentence, with its figures, in the caller's language. */
  text: z.string(),
  about: z.enum(abouts),
  /** Null: the advice is about no role. */
  role: z.string().nullable(),
  /** Of somebody new; null: somebody who is there. */
  shape: z.enum(shapes).nullable(),
  /** Who learns the role; null: somebody new, or nobody. */
  employee_id: z.string().nullable(),
  /** The code of the rule without which more could be filled; null: the advice is about none. */
  rule: z.string().nullable(),
  /**
   * No schedule fills more than so many more shifts of the month; null: nothing is known. Of rules only the first eight
   * are calculated: the others come last, and their text says so.
   */
  at_most: z.number().nullable(),
  /**
   * So many more were filled by scheduling the month with and without it; null: not tried. Of hires and trainings only
   * the three best are.
   */
  verified: z.number().nullable(),
  /** `verified` is certain: no schedule fills more with it, and none more without it. */
  proved: z.boolean(),
  /** What all shifts of this employee cost in the schedule that was tried; null: not tried, or a rate isn't known. */
  cost_cents: z.number().nullable(),
  /** The lines of a scenario that tries it (`POST /scenarios`). */
  changes: z.array(Change),
  year: z.number(),
  month: z.number(),
  /** The first day that it is about: the month may have begun. */
  from: z.string(),
  /** When the month was read. */
  as_of: z.string(),
});
export type Advice = z.infer<typeof Advice>;

export const getAdvice = endpoint({
  role: 'manager',
  project: true,
  method: 'GET',
  path: '/advice',
  summary:
    'Whom to hire or train, or without which rule of the business more could be filled, and how many more shifts of a month that can fill at most, the best first, empty where all are filled. Takes up to 10 seconds',
  ability: 'plan.read',
  query: z.strictObject({ ...monthQuery.shape, about: z.enum(abouts, 'choice') }),
  status: 200,
  reply: z.array(Advice),
  errors: ['month_over', 'generation_running', 'answers_busy'],
});

/** The months that are looked at, the asked one first. */
export const LEAVE_MONTHS = 12;

/** Why nothing is said of days: nobody is needed on them, or the employee doesn't work on them anyway. */
export const unjudged = ['nothing_needed', 'not_employed', 'away', 'generating'] as const;

const LeaveWeek = z.object({
  /** Days of absence, both included: a week, as far as it is in the month and still to come. */
  from: z.string(),
  to: z.string(),
  /**
   * `free`: as many shifts can be filled, and for as much where the cost is known; `costs`: as many, but others can
   * cost more; `opens`: more stay open, or can; `unknown`: there was no time for a proof; `unjudged`: nothing was
   * asked.
   */
  kind: z.enum(['free', 'costs', 'opens', 'unknown', 'unjudged']),
  /** Of an unjudged one; else null. */
  reason: z.enum(unjudged).nullable(),
  /**
   * So many more shifts stay open while they are away: at least and at most, of the best schedules with and without it;
   * null: not proved.
   */
  opens: z.object({ at_least: z.number(), at_most: z.number().nullable() }).nullable(),
  /**
   * What the cheapest schedules that cover as much cost more, by hourly rates and without pay for the leave itself: in
   * those that were found, and proved at least and at most; null: a rate isn't known, or less can be covered.
   */
  cost_cents: z.number().nullable(),
  least_cents: z.number().nullable(),
  most_cents: z.number().nullable(),
  /** The sentence about the shifts, without the cost, in the caller's language. */
  text: z.string(),
  /** The lines of a scenario that tries it (`POST /scenarios`); none of what wasn't judged. */
  changes: z.array(Change),
});
export type LeaveWeek = z.infer<typeof LeaveWeek>;

/** An event of a running comparison; the last one is `done`. */
export const LeaveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('month'),
    year: z.number(),
    month: z.number(),
    weeks: z.array(LeaveWeek),
    /** When the month was read. */
    as_of: z.string(),
    /** Months so far, and in all. */
    done: z.number(),
    of: z.number(),
  }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('failed') }),
]);
export type LeaveEvent = z.infer<typeof LeaveEvent>;

export const streamLeave = endpoint({
  role: 'manager',
  project: true,
  method: 'GET',
  path: '/advice/leave',
  summary:
    'In which weeks of a year an employee can be away: as many shifts filled and for how much, or how many more stay open, sent month by month; each takes up to 10 seconds, and closing the connection stops it',
  ability: 'plan.read',
  query: z.strictObject({
    ...monthQuery.shape,
    employee_id: identity,
    /** For each month; default 10. */
    seconds: queryInteger(1, 60, 'number_range').optional(),
  }),
  status: 200,
  events: LeaveEvent,
  errors: ['month_over', 'answers_busy'],
});
