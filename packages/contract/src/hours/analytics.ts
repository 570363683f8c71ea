import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { rangeOf } from '../base/fields.ts';

export const periods = ['this_month', 'this_quarter', 'this_year'] as const;

/**
 * Planned work. Hours are net of breaks; `needed` counts shifts, including open ones; money is in whole cents, by the
 * rates and multipliers of the project's law (DK 144: the higher of two coinciding ones).
 */
const sums = {
  needed: z.number(),
  filled: z.number(),
  hours: z.number(),
  /** Above the norm of the accounting period: its last hours. */
  overtime_hours: z.number(),
  night_hours: z.number(),
  holiday_hours: z.number(),
  /** Working days covered by time off. */
  absence_days: z.number(),
  cost_cents: z.number(),
  /** Of the cost: what is paid for late changes of published shifts. */
  late_cents: z.number(),
};

const Totals = z.object({
  ...sums,
  /** Of all employees with a contract. */
  norm_hours: z.number(),
  /** Their hours compared with it; employees without a contract are excluded. */
  contract_hours: z.number(),
  weekend_shifts: z.number(),
});
export type Totals = z.infer<typeof Totals>;

const Day = z.object({ date: z.string(), ...sums });
export type Day = z.infer<typeof Day>;

const Person = z.object({
  /** Null for a former employee. */
  employee_id: z.string().nullable(),
  name: z.string(),
  department: z.string().nullable(),
  shifts: z.number(),
  hours: z.number(),
  norm_hours: z.number().nullable(),
  overtime_hours: z.number(),
  night_hours: z.number(),
  weekend_shifts: z.number(),
  /** The number if weekend shifts were distributed in proportion to hours. */
  fair_weekend_shifts: z.number(),
  holiday_shifts: z.number(),
  holiday_hours: z.number(),
  absence_days: z.number(),
  cost_cents: z.number(),
  late_cents: z.number(),
});
export type Person = z.infer<typeof Person>;

/** For a role, or for a department (null: none). */
const Group = z.object({ name: z.string().nullable(), people: z.number(), ...sums });
export type Group = z.infer<typeof Group>;

const Range = z.object({ start: z.string(), end: z.string() });

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/analytics',
  summary: 'Hours, cost, coverage, overtime, absences and fairness of a period, by day, person, role and department',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  query: z.strictObject({ period: z.enum(periods, 'choice') }),
  dear: true,
  status: 200,
  reply: z.object({
    period: z.enum(periods),
    ...Range.shape,
    previous: Range,
    currency: z.string(),
    totals: Totals,
    /** The same for the previous period. */
    previous_totals: Totals,
    series: z.array(Day),
    by_employee: z.array(Person),
    by_role: z.array(Group),
    by_department: z.array(Group),
    /** Employees who worked and have no hourly rate: the cost excludes them. */
    without_rate: z.number(),
  }),
  errors: [],
});

/** The number of employees required and planned at a weekday's hour, on average over the range. */
const HourCover = z.object({
  /** 1 Monday .. 7 Sunday. */
  weekday: z.number(),
  /** 0 .. 23: at half past the hour, in the project's local time. */
  hour: z.number(),
  needed: z.number(),
  planned: z.number(),
});
export type HourCover = z.infer<typeof HourCover>;

export const getCover = endpoint({
  method: 'GET',
  path: '/analytics/cover',
  summary:
    'Needed and scheduled people by weekday and hour, averaged over a range; hours with no one needed are omitted',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeOf(constants.coverDaysMax),
  status: 200,
  reply: z.array(HourCover),
  errors: [],
});
