import { days, ruleCases } from '../testing/rule-cases.ts';
import { leastShifts } from './least-shifts.ts';

ruleCases(leastShifts, [
  { name: 'one of two', shifts: ['9 08:00-12:00'], person: { limits: { minShifts: 2 } }, amount: 1 },
  { name: 'two', shifts: days(9, 10, '08:00-12:00'), person: { limits: { minShifts: 2 } }, amount: 0 },
]);
