import { endsAccounting } from './earlier-days.ts';
import { leastShiftsOf } from './period-shifts.ts';
import { wished, type RowRule } from './rule.ts';

/**
 * The employee's minimum shifts in the accounting period, if it ends in the planned one, less what they have already
 * worked.
 */
export const leastAccountingShifts: RowRule = {
  kind: 'row',
  code: 'least-accounting-shifts',
  family: 'limits',
  binding: wished,
  needsWork: true,
  ...leastShiftsOf((problem, { limits, earlier }) => {
    const least = limits.minShiftsPerAccounting;
    return least === undefined || !endsAccounting(problem) ? undefined : least - (earlier?.shifts ?? 0);
  }),
};
