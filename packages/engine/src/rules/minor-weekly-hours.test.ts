import { child, days, youth, ruleCases } from '../testing/rule-cases.ts';
import { minorWeeklyHours } from './minor-weekly-hours.ts';

ruleCases(minorWeeklyHours, [
  {
    name: '15 years, 14 of 12 hours',
    shifts: days(9, 15, '14:00-16:00'),
    person: child,
    amount: 2,
  },
  { name: '15 years, 12 hours', shifts: days(9, 14, '14:00-16:00'), person: child, amount: 0 },
  { name: '17 years, 40 hours', shifts: days(9, 13, '08:00-16:00'), person: youth, amount: 0 },
]);
