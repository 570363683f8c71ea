import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, integer, text } from '../base/fields.ts';
import shares from './employer-shares.json' with { type: 'json' };

/** At most two decimals. */
const percent = (max: number) =>
  z
    .number('number_format')
    .min(0, 'number_range')
    .max(max, 'number_range')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'number_format');

const cents = (max: number) => integer(0, max);

/** What an employer pays on top of gross pay, in percent of it, from a year on. */
const employerShare = z.strictObject({ year: integer(2000, 2100), percent: percent(100) });
export type EmployerShare = z.infer<typeof employerShare>;

/** What an hour in a role is paid from a date on, for employees who have no rate of their own. */
const roleRate = z.strictObject({ role: text(60), starts: date, hourly_rate_cents: cents(1_000_000) });

export const budgetPeriods = ['month', 'week'] as const;
export const budgetUses = ['shown', 'goal', 'cap'] as const;

/** What the work of each month or week may cost, from its first day on: in money, or in percent of takings. */
const budget = z
  .strictObject({
    per: z.enum(budgetPeriods, 'choice'),
    starts: date,
    /** Both null: none from then on. */
    cents: cents(2_000_000_000).nullable(),
    percent: percent(1000).nullable(),
    /** Whether a schedule is planned by it: only shown, exceeded at a price, or never exceeded. */
    planning: z.enum(budgetUses, 'choice'),
  })
  .superRefine(({ per, starts, cents: amount, percent: share }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (per === 'month' && !starts.endsWith('-01')) add('starts', 'budget_month');
    if (per === 'week' && new Date(`${starts}T00:00:00Z`).getUTCDay() !== 1) add('starts', 'budget_week');
    if (amount !== null && share !== null) add('percent', 'budget_one');
  });
export type Budget = z.infer<typeof budget>;

/** A list in which a key occurs once. */
const unique = <Row extends z.ZodType>(row: Row, keyOf: (one: z.infer<Row>) => string, field: string) =>
  z
    .array(row)
    .max(constants.costTermsMax, 'too_many')
    .superRefine((list, context) => {
      const keys = list.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index) context.addIssue({ code: 'custom', path: [index, field], message: 'repeated' });
      });
    });

const fields = {
  employer_shares: unique(employerShare, ({ year }) => String(year), 'year'),
  role_rates: unique(roleRate, ({ role, starts }) => `${starts} ${role}`, 'starts'),
  budgets: unique(budget, ({ per, starts }) => `${per} ${starts}`, 'starts'),
};

export const CostTerms = z.object({
  employer_shares: z.array(z.object({ year: z.number(), percent: z.number() })),
  role_rates: z.array(z.object({ role: z.string(), starts: z.string(), hourly_rate_cents: z.number().nullable() })),
  budgets: z.array(
    z.object({
      per: z.enum(budgetPeriods),
      starts: z.string(),
      cents: z.number().nullable(),
      percent: z.number().nullable(),
      planning: z.enum(budgetUses),
    }),
  ),
  /** 0: nothing is stored yet. */
  version: z.number(),
});
export type CostTerms = z.infer<typeof CostTerms>;

const common = { role: 'manager', project: true } as const;

export const getCostTerms = endpoint({
  ...common,
  method: 'GET',
  path: '/cost-terms',
  summary: 'The employer’s share by year, rates of roles with their dates, and budgets',
  ability: 'pay.read',
  status: 200,
  reply: CostTerms,
  errors: [],
});

export const putCostTerms = endpoint({
  ...common,
  method: 'PUT',
  path: '/cost-terms',
  summary: 'Set the employer’s share, rates of roles and budgets as a whole; takes If-Match',
  ability: 'settings.write',
  body: z.strictObject(fields),
  status: 200,
  reply: CostTerms,
  errors: ['stale', 'conflict', 'ability_missing'],
});

/** What a country's employers pay on top of gross pay, with where it was read; null: not known for this year. */
export function usualEmployerShare(country: string, year: number): { percent: number; source: string } | null {
  return shares.find((share) => share.country === country && share.year === year) ?? null;
}

/** The share of a year: the last that began; 0 before the first. */
export function employerShareOf(list: readonly EmployerShare[], year: number): number {
  const begun = list.filter((share) => share.year <= year).toSorted((a, b) => b.year - a.year);
  return begun[0]?.percent ?? 0;
}
