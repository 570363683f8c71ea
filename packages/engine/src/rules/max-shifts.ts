import { mostShifts } from './period-shifts.ts';
import { always, type RowRule } from './rule.ts';

/** The employee's maximum shifts in the period. */
export const maxShifts: RowRule = {
  kind: 'row',
  code: 'max-shifts',
  family: 'limits',
  binding: always,
  ...mostShifts((person) => person.limits.maxShifts),
};
