import { days, ruleCases } from '../testing/rule-cases.ts';
import { maxShifts } from './max-shifts.ts';

ruleCases(maxShifts, [
  { name: 'three of two', shifts: days(9, 11, '08:00-12:00'), person: { limits: { maxShifts: 2 } }, amount: 1 },
  {
    name: 'history does not count',
    shifts: days(7, 10, '08:00-12:00'),
    person: { limits: { maxShifts: 2 } },
    amount: 0,
  },
]);
