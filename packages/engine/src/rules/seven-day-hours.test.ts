import { days, ruleCases } from '../testing/rule-cases.ts';
import { sevenDayHours } from './seven-day-hours.ts';

ruleCases(sevenDayHours, [
  { name: '66 hours in seven dates', shifts: days(10, 15, '08:00-19:00'), amount: 12 },
  { name: '60 hours', shifts: days(10, 14, '08:00-20:00'), amount: 0 },
]);
