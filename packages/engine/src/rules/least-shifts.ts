import { leastShiftsOf } from './period-shifts.ts';
import { wished, type RowRule } from './rule.ts';

/** The employee's minimum shifts in the period. */
export const leastShifts: RowRule = {
  kind: 'row',
  code: 'least-shifts',
  family: 'limits',
  binding: wished,
  needsWork: true,
  ...leastShiftsOf((_problem, person) => person.limits.minShifts),
};
