import { days, youth, ruleCases } from '../testing/rule-cases.ts';
import { minorFreeDays } from './minor-free-days.ts';

ruleCases(minorFreeDays, [
  { name: 'six dates', shifts: days(9, 14, '14:00-16:00'), person: youth, amount: 1 },
  { name: 'five dates', shifts: days(9, 13, '14:00-16:00'), person: youth, amount: 0 },
]);
