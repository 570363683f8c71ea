import { mostShifts } from './period-shifts.ts';
import { always, type RowRule } from './rule.ts';

/** A person's own most shifts in the accounting period; what they have worked of it earlier is taken off. */
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
