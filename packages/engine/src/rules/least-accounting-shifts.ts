import { endsAccounting } from './earlier-days.ts';
import { leastShiftsOf } from './period-shifts.ts';
import { wished, type RowRule } from './rule.ts';

/** A person's own least shifts in the accounting period, where it ends in the planned one; what they have worked of it earlier is taken off. */
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
