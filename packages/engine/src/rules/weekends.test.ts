import { ruleCases } from '../testing/rule-cases.ts';
import { maxWeekends } from './weekends.ts';

ruleCases(maxWeekends, [
  {
    name: 'a second one',
    shifts: ['14 08:00-12:00', '22 08:00-12:00'],
    person: { limits: { maxWeekends: 1 } },
    amount: 2,
  },
  {
    name: 'both days of one',
    shifts: ['14 08:00-12:00', '15 08:00-12:00'],
    person: { limits: { maxWeekends: 1 } },
    amount: 0,
  },
]);
