import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { always, type RowRule } from './rule.ts';

/** The employee's maximum net minutes in the accounting period, including earlier work. */
export const maxAccountingMinutes: RowRule = {
  kind: 'row',
  code: 'max-accounting-minutes',
  family: 'limits',
  binding: always,
  ...mostOfPeriod(limitOf),
};

function limitOf(_context: Context, { limits, earlier }: Person): number | null {
  const most = limits.maxMinutesPerAccounting;
  return most === undefined ? null : Math.max(0, most - (earlier?.minutes ?? 0));
}
