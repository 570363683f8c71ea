import { days, ruleCases } from '../testing/rule-cases.ts';
import { maxConsecutiveDays } from './max-consecutive-days.ts';

ruleCases(maxConsecutiveDays, [
  {
    name: 'four in a row',
    shifts: days(10, 13, '08:00-12:00'),
    person: { limits: { maxConsecutiveDays: 3 } },
    amount: 1,
  },
  {
    name: 'three in a row',
    shifts: days(10, 12, '08:00-12:00'),
    person: { limits: { maxConsecutiveDays: 3 } },
    amount: 0,
  },
]);
