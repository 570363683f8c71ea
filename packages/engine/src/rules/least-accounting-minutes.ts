import { endsAccounting } from './earlier-days.ts';
import { leastOfPeriod } from './period-minutes.ts';
import { wished, type RowRule } from './rule.ts';

/** A person's own least net minutes in the accounting period, where it ends in the planned one; what they have worked of it earlier is taken off. */
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
