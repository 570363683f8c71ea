import { days, ruleCases } from '../testing/rule-cases.ts';
import { workDays } from './work-days.ts';

ruleCases(workDays, [
  { name: 'seven dates', shifts: days(9, 15, '09:00-13:00'), amount: 1 },
  { name: 'six dates', shifts: days(9, 14, '09:00-13:00'), amount: 0 },
  { name: 'history counts', shifts: days(4, 10, '09:00-13:00'), amount: 1 },
]);
