import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, monthQuery } from '../base/fields.ts';
import { Change } from './scenario-changes.ts';

/**
 * What is asked: whom to hire, whom to train, which rule of the business keeps most shifts open, or in which weeks an
 * employee can be away.
 */
export const abouts = ['hire', 'train', 'rule', 'leave'] as const;
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
  /** Who learns the role, or is away; null: somebody new, or nobody. */
  employee_id: z.string().nullable(),
  /** The code of the rule without which more could be filled; null: the advice is about none. */
  rule: z.string().nullable(),
  /** Days of absence, both included; null: nobody is away. */
  week: z.object({ from: z.string(), to: z.string() }).nullable(),
  /**
   * So many more shifts stay open while they are away: at least and at most, of the best schedules with and without it;
   * null: not proved, or nobody is away.
   */
  opens: z.object({ at_least: z.number(), at_most: z.number().nullable() }).nullable(),
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
    'Whom to hire or train, or without which rule of the business more could be filled, and how many more shifts of a month that can fill at most, the best first, empty where all are filled; or in which weeks of it an employee can be away. Takes up to 10 seconds',
  ability: 'plan.read',
  query: z
    .strictObject({
      ...monthQuery.shape,
      about: z.enum(abouts, 'choice'),
      /** Who would be away, for `leave`. */
      employee_id: identity.optional(),
    })
    .superRefine(({ about, employee_id }, context) => {
      if (about === 'leave' && employee_id === undefined)
        context.addIssue({ code: 'custom', path: ['employee_id'], message: 'required' });
    }),
  status: 200,
  reply: z.array(Advice),
  errors: ['month_over', 'generation_running', 'answers_busy'],
});
