import { days, ruleCases } from '../testing/rule-cases.ts';
import { averageHours } from './average-hours.ts';

const fourWeeks = { to: '2026-03-15', accounting: { from: '2026-02-16', to: '2026-04-30' } };

ruleCases(averageHours, [
  {
    name: '49 hours a week on average',
    shifts: days(9, 13, '08:00-16:00'),
    person: { earlier: { minutes: 156 * 60, shifts: 20, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 4,
  },
  {
    name: '48 hours a week on average',
    shifts: days(9, 13, '08:00-16:00'),
    person: { earlier: { minutes: 152 * 60, shifts: 20, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
  { name: 'less than four weeks are no average', shifts: days(9, 14, '08:00-18:00'), amount: 0 },
]);
