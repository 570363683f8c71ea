import { mostShifts } from './period-shifts.ts';
import { always, type RowRule } from './rule.ts';

/** The employee's maximum shifts in the accounting period, less what they have already worked. */
export const maxAccountingShifts: RowRule = {
  kind: 'row',
  code: 'max-accounting-shifts',
  family: 'limits',
  binding: always,
  ...mostShifts(({ limits, earlier }) => {
    const most = limits.maxShiftsPerAccounting;
    return most === undefined ? undefined : Math.max(0, most - (earlier?.shifts ?? 0));
  }),
};
