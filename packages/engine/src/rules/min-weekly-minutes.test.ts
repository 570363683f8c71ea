import { away, ruleCases } from '../testing/rule-cases.ts';
import { minWeeklyMinutes } from './min-weekly-minutes.ts';

const eight = { limits: { minMinutesPerWeek: 8 * 60 } };

ruleCases(minWeeklyMinutes, [
  {
    name: '7 of 8 hours in the first week',
    shifts: ['9 08:00-15:00', '16 08:00-16:00', '23 08:00-16:00'],
    person: eight,
    amount: 1,
  },
  {
    name: '8 hours in each week',
    shifts: ['9 08:00-16:00', '16 08:00-16:00', '23 08:00-16:00'],
    person: eight,
    amount: 0,
  },
  {
    name: 'a week of time off asks for nothing',
    shifts: ['16 08:00-16:00', '23 08:00-16:00'],
    person: { ...eight, ...away(9, 16) },
    amount: 0,
  },
]);
