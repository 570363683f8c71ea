import { ruleCases } from '../testing/rule-cases.ts';
import { oneShiftADay } from './one-shift-a-day.ts';

ruleCases(oneShiftADay, [
  { name: 'two starts on a date', shifts: ['10 06:00-08:00', '10 20:00-22:00'], amount: 1 },
  { name: 'two dates', shifts: ['10 06:00-08:00', '11 06:00-08:00'], amount: 0 },
]);
