import { days, ruleCases } from '../testing/rule-cases.ts';
import { yearlyOvertime } from './yearly-overtime.ts';

const tired = { normMinutes: 16 * 60, earlier: { minutes: 0, shifts: 0, overtimeMinutes: 179 * 60 } };

/**
 * After earlier months of the accounting period with this excess over their norms, and others of the year with this
 * overtime, in hours.
 */
const above = (hours: number, others: number) => ({
  normMinutes: 16 * 60,
  earlier: { minutes: 9600, shifts: 20, overtimeMinutes: others * 60, normLeftMinutes: -60 * hours },
});

ruleCases(yearlyOvertime, [
  { name: 'two hours above what is left of 180', shifts: days(10, 11, '08:00-17:00'), person: tired, amount: 1 },
  { name: 'what is left of 180', shifts: ['10 08:00-17:00', '11 08:00-16:00'], person: tired, amount: 0 },
  {
    name: 'overtime of the period so far, once',
    shifts: days(10, 11, '08:00-16:30'),
    person: above(10, 169),
    amount: 0,
  },
  { name: 'no more of it than is left', shifts: days(10, 11, '08:00-17:00'), person: above(10, 169), amount: 1 },
  { name: 'below the norm so far', shifts: days(10, 12, '08:00-17:00'), person: above(-10, 179), amount: 0 },
  { name: 'more than that and the rest', shifts: days(10, 12, '08:00-17:20'), person: above(-10, 179), amount: 1 },
  { name: 'other periods leave less', shifts: days(10, 11, '08:00-16:30'), person: above(10, 170), amount: 1 },
  { name: 'no norm known', shifts: days(9, 14, '08:00-17:00'), amount: 0 },
]);
