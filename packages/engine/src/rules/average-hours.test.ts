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
  // 2003/88/EC 16(b): paid leave and sick leave are excluded. 4 weeks less 7 days: 3 x 48 = 144 hours, 40 of them now.
  {
    name: 'a week of leave leaves three: 145 hours',
    shifts: days(9, 13, '08:00-16:00'),
    person: { leaveDays: 7, earlier: { minutes: 105 * 60, shifts: 14, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 1,
  },
  {
    name: 'a week of leave leaves three: 144 hours',
    shifts: days(9, 13, '08:00-16:00'),
    person: { leaveDays: 7, earlier: { minutes: 104 * 60, shifts: 14, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
  {
    name: 'less than two weeks beside leave are no average',
    shifts: days(9, 13, '08:00-18:00'),
    person: { leaveDays: 15, earlier: { minutes: 96 * 60, shifts: 9, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
]);
