import { ruleCases } from '../testing/rule-cases.ts';
import { dailyRest } from './daily-rest.ts';

ruleCases(dailyRest, [
  { name: '10 hours', shifts: ['10 14:00-22:00', '11 08:00-12:00'], amount: 1 },
  { name: 'a minute less than 11 hours', shifts: ['10 14:00-22:00', '11 08:59-12:00'], amount: 1 },
  { name: '11 hours', shifts: ['10 14:00-22:00', '11 09:00-12:00'], amount: 0 },
  { name: 'across the border of the period', shifts: ['8 14:00-22:00', '9 07:00-12:00'], amount: 2 },
  { name: 'both before it', shifts: ['7 14:00-22:00', '8 07:00-12:00'], amount: 0 },
  { name: 'the night the clocks go forward', shifts: ['28 14:00-22:00', '29 09:00-12:00'], amount: 1 },
]);
