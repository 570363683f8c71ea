import { ruleCases } from '../testing/rule-cases.ts';
import { minConsecutiveDaysOff } from './min-consecutive-days-off.ts';

ruleCases(minConsecutiveDaysOff, [
  {
    name: 'one free',
    shifts: ['12 08:00-12:00', '14 08:00-12:00'],
    person: { limits: { minConsecutiveDaysOff: 2 } },
    amount: 1,
  },
  {
    name: 'two free',
    shifts: ['12 08:00-12:00', '15 08:00-12:00'],
    person: { limits: { minConsecutiveDaysOff: 2 } },
    amount: 0,
  },
]);
