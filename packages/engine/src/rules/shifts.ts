import type { Context } from '../model/context.ts';
import { proRata } from '../problem/employment.ts';
import type { Person } from '../problem/problem.ts';
import { leastInPeriod, mostInPeriod } from './forms/period-sum.ts';
import { SHIFTS } from './forms/quantity.ts';
import { mostOfTemplate } from './forms/template-sum.ts';
import { mostInWeek } from './forms/week-sum.ts';
import { endsAccounting } from './overtime.ts';
import { always, wished, type RowRule } from './rule.ts';

/** The employee's maximum shifts from Monday to Sunday. */
export const maxWeeklyShifts: RowRule = {
  code: 'max-weekly-shifts',
  family: 'limits',
  binding: always,
  ...mostInWeek(SHIFTS, (_context, person) => person.limits.maxShiftsPerWeek),
};

/** The employee's maximum shifts in the period. */
export const maxShifts: RowRule = {
  code: 'max-shifts',
  family: 'limits',
  binding: always,
  ...mostInPeriod(SHIFTS, (_context, person) => person.limits.maxShifts),
};

/** The employee's maximum shifts in the accounting period, less what they have already worked. */
export const maxAccountingShifts: RowRule = {
  code: 'max-accounting-shifts',
  family: 'limits',
  binding: always,
  ...mostInPeriod(SHIFTS, (_context, { limits, earlier }) => {
    const most = limits.maxShiftsPerAccounting;
    return most === undefined ? null : Math.max(0, most - (earlier?.shifts ?? 0));
  }),
};

/** The employee's minimum shifts in the period; of a part of it with a contract, that part. */
export const leastShifts: RowRule = {
  code: 'least-shifts',
  family: 'limits',
  binding: wished,
  ...leastInPeriod(SHIFTS, ({ problem: { from, to } }, person) => {
    const least = person.limits.minShifts;
    return least === undefined ? null : proRata(person, from, to, least);
  }),
};

/**
 * The employee's minimum shifts in the accounting period, if it ends in the planned one, less what they have already
 * worked; of a part of it with a contract, that part.
 */
export const leastAccountingShifts: RowRule = {
  code: 'least-accounting-shifts',
  family: 'limits',
  binding: wished,
  ...leastInPeriod(SHIFTS, ({ problem }, person) => {
    const { limits, earlier } = person;
    const { from, to } = problem.accounting ?? problem;
    const least = limits.minShiftsPerAccounting;
    return least === undefined || !endsAccounting(problem)
      ? null
      : proRata(person, from, to, least) - (earlier?.shifts ?? 0);
  }),
};

/** The maximum shifts of one template in the period, individual or for all employees. */
export const maxTemplateShifts: RowRule = {
  code: 'max-template-shifts',
  family: 'limits',
  binding: always,
  ...mostOfTemplate('period', (context, { limits }) =>
    lowerLimits(context, 'perPeriod', limits.maxShiftsByTemplate ?? {}),
  ),
};

/** The maximum shifts of one template from Monday to Sunday, individual or for all employees. */
export const maxWeeklyTemplateShifts: RowRule = {
  code: 'max-weekly-template-shifts',
  family: 'limits',
  binding: always,
  ...mostOfTemplate('week', (context, { limits }) =>
    lowerLimits(context, 'perWeek', limits.maxShiftsByTemplatePerWeek ?? {}),
  ),
};

/** The limit of each template: the employee's own or the general one, whichever is lower. */
function lowerLimits(
  { problem }: Context,
  span: 'perPeriod' | 'perWeek',
  own: NonNullable<Person['limits']['maxShiftsByTemplate']>,
): Map<string, number> {
  const limits = new Map(Object.entries(own));
  for (const of of problem.rules?.maxOfTemplate ?? []) {
    const most = of[span];
    if (most !== undefined) limits.set(of.template, Math.min(most, limits.get(of.template) ?? Infinity));
  }
  return limits;
}
