import { endsAccounting } from './earlier-days.ts';
import { leastOfPeriod } from './period-minutes.ts';
import { wished, type RowRule } from './rule.ts';

/**
 * The employee's minimum net minutes in the accounting period, if it ends in the planned one, less what they have
 * already worked.
 */
export const leastAccountingMinutes: RowRule = {
  kind: 'row',
  code: 'least-accounting-minutes',
  family: 'limits',
  binding: wished,
  needsWork: true,
  ...leastOfPeriod((problem, { limits, earlier }) => {
    const least = limits.minMinutesPerAccounting;
    return least === undefined || !endsAccounting(problem) ? undefined : least - (earlier?.minutes ?? 0);
  }),
};
