import { days, ruleCases } from '../testing/rule-cases.ts';
import { yearlyOvertime } from './yearly-overtime.ts';

const tired = { normMinutes: 16 * 60, earlier: { minutes: 0, shifts: 0, overtimeMinutes: 179 * 60 } };

ruleCases(yearlyOvertime, [
  { name: 'two hours above what is left of 180', shifts: days(10, 11, '08:00-17:00'), person: tired, amount: 1 },
  { name: 'what is left of 180', shifts: ['10 08:00-17:00', '11 08:00-16:00'], person: tired, amount: 0 },
  { name: 'no norm known', shifts: days(9, 14, '08:00-17:00'), amount: 0 },
]);
