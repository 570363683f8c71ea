import { ruleCases } from '../testing/rule-cases.ts';
import { minConsecutiveDays } from './min-consecutive-days.ts';

ruleCases(minConsecutiveDays, [
  { name: 'one alone', shifts: ['12 08:00-12:00'], person: { limits: { minConsecutiveDays: 3 } }, amount: 2 },
  { name: 'at the end', shifts: ['29 08:00-12:00'], person: { limits: { minConsecutiveDays: 3 } }, amount: 0 },
]);
