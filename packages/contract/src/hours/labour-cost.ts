import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { budgetPeriods, budgetUses, CostTerms } from '../business/cost-terms.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, monthQuery, rangeOf } from '../base/fields.ts';

/**
 * Money is in whole cents: pay with the premiums of the law, and the employer's share. A share is what the work costs
 * divided by what is taken: 0.25 is 25 %. Takings are those that came in, of later days those that are expected.
 */
const sums = {
  hours: z.number(),
  cost_cents: z.number(),
  /** Of the cost: what is paid for late changes of published shifts. */
  late_cents: z.number(),
  /** Null: neither known nor to be forecast. */
  takings_cents: z.number().nullable(),
  /** Null: there are no takings. */
  share: z.number().nullable(),
};

const CostDay = z.object({ date: z.string(), ...sums, is_expected: z.boolean() });
export type CostDay = z.infer<typeof CostDay>;

const BudgetState = z.object({
  per: z.enum(budgetPeriods),
  /** The month or week, both inclusive. */
  start: z.string(),
  end: z.string(),
  planning: z.enum(budgetUses),
  /** Of takings; null: the budget is an amount. */
  percent: z.number().nullable(),
  /** Null: a percentage of takings that aren't known. */
  budget_cents: z.number().nullable(),
  cost_cents: z.number(),
  /** Above 0: more than the budget. */
  over_cents: z.number().nullable(),
  /** What overtime adds to the cost: a schedule planned by a goal or cap keeps it without this. */
  overtime_cents: z.number(),
  /** So many hours, at what an hour costs on average then, to the quarter of an hour. */
  hours_over: z.number().nullable(),
});
export type BudgetState = z.infer<typeof BudgetState>;

/**
 * What an hour is paid from a date on, until the next one of the same employee or role: who has no rate of their own is
 * paid that of the role. Null: none from then on.
 */
const HourlyRates = z.object({
  employees: z.array(
    z.object({ employee_id: z.string(), starts: z.string(), hourly_rate_cents: z.number().nullable() }),
  ),
  roles: CostTerms.shape.role_rates,
});
export type HourlyRates = z.infer<typeof HourlyRates>;

const common = { role: 'manager', project: true, ability: 'pay.read' } as const;

export const LabourCost = z.object({
  currency: z.string(),
  days: z.array(CostDay),
  total: z.object(sums),
  budgets: z.array(BudgetState),
  /** Employees with shifts whose rate isn't known: the cost is without them. */
  without_rate: z.number(),
  /** In percent, at the end of the month. */
  employer_share: z.number(),
  /** Of the month with its first and last week. */
  rates: HourlyRates,
});
export type LabourCost = z.infer<typeof LabourCost>;

export const getLabourCost = endpoint({
  ...common,
  method: 'GET',
  path: '/labour-cost',
  summary:
    'What the schedule of a month costs by day, its share of takings, and the budgets of the month and its weeks',
  query: monthQuery,
  dear: true,
  status: 200,
  reply: LabourCost,
  errors: [],
});

/** Hours as worked: those of the time clock and corrections; of a day without any those of the published schedule. */
const WorkedDay = z.object({
  date: z.string(),
  planned_hours: z.number(),
  planned_cents: z.number(),
  worked_hours: z.number(),
  /** With what is paid for late changes. */
  worked_cents: z.number(),
  late_cents: z.number(),
  /** Nothing was clocked: the schedule counts as worked. */
  is_as_planned: z.boolean(),
  takings_cents: z.number().nullable(),
  share: z.number().nullable(),
  /** Hours in which more worked than what came in asked for, and fewer; null: it isn't known by hour. */
  over_hours: z.number().nullable(),
  short_hours: z.number().nullable(),
});
export type WorkedDay = z.infer<typeof WorkedDay>;

const workedTotal = WorkedDay.omit({ date: true, is_as_planned: true });

export const WorkedCost = z.object({
  currency: z.string(),
  start: z.string(),
  /** The last day that is known: today at the latest. */
  end: z.string(),
  days: z.array(WorkedDay),
  /** By weekday and hour, on average: what came in asked for so many, and so many worked. */
  hours: z.array(
    z.object({ weekday: z.number(), hour: z.number(), asked_for: z.number().nullable(), worked: z.number() }),
  ),
  total: workedTotal,
  months: z.array(workedTotal.extend({ month: z.string() })),
  without_rate: z.number(),
});
export type WorkedCost = z.infer<typeof WorkedCost>;

export const getWorkedCost = endpoint({
  ...common,
  method: 'GET',
  path: '/labour-cost/worked',
  summary: 'Hours as worked and what they cost, beside what was planned and what came in; over and short by hour',
  query: rangeOf(constants.workedCostDaysMax),
  dear: true,
  status: 200,
  reply: WorkedCost,
  errors: [],
});

/** A schedule between the dearest and the cheapest; covers are shares of the needed hours, 0..1. */
const FrontierPoint = z.object({
  /** What the schedules of this point may cost, in cents. */
  cap_cents: z.number(),
  /** Of the best schedule found. */
  cover: z.number(),
  point_cents: z.number(),
  /** Proved: no schedule that covers at least as much costs less. */
  least_cents: z.number(),
  /** Proved: no schedule within `cap_cents` covers more. */
  most_cover: z.number(),
});
export type FrontierPoint = z.infer<typeof FrontierPoint>;

export const Frontier = z.object({
  currency: z.string(),
  /** The best cover first; empty without any rate, or where no lawful schedule was found in the time. */
  points: z.array(FrontierPoint),
  seconds: z.number(),
});
export type Frontier = z.infer<typeof Frontier>;

/** A month, or a week that begins on a Monday and has a day in it. */
const spanQuery = z
  .strictObject({ ...monthQuery.shape, week: date.optional() })
  .superRefine(({ year, month, week }, context) => {
    if (week === undefined) return;
    const add = (message: string) => context.addIssue({ code: 'custom', path: ['week'], message });
    const monday = new Date(`${week}T00:00:00Z`);
    if (monday.getUTCDay() !== 1) add('week_begins');
    const isIn = (days: number) => {
      const day = new Date(monday.getTime() + days * 86_400_000);
      return day.getUTCFullYear() === year && day.getUTCMonth() + 1 === month;
    };
    if (!isIn(0) && !isIn(6)) add('month_range');
  });

export const getFrontier = endpoint({
  ...common,
  method: 'GET',
  path: '/labour-cost/frontier',
  summary:
    'What covering less of a month, or of one of its weeks, would save: five schedules from the best cover down, each with what is proved about all others; takes up to 12 seconds',
  query: spanQuery,
  status: 200,
  reply: Frontier,
  errors: ['answers_busy'],
});
