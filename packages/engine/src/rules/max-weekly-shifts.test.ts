import { days, ruleCases } from '../testing/rule-cases.ts';
import { maxWeeklyShifts } from './max-weekly-shifts.ts';

ruleCases(maxWeeklyShifts, [
  { name: 'four of three', shifts: days(9, 12, '08:00-12:00'), person: { limits: { maxShiftsPerWeek: 3 } }, amount: 1 },
  { name: 'two weeks', shifts: days(13, 18, '08:00-12:00'), person: { limits: { maxShiftsPerWeek: 3 } }, amount: 0 },
]);
