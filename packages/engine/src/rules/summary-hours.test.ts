import { days, ruleCases } from '../testing/rule-cases.ts';
import { summaryHours } from './summary-hours.ts';

ruleCases(summaryHours, [
  { name: '54 hours in seven dates', shifts: days(10, 15, '08:00-17:00'), amount: 4 },
  { name: '52 hours', shifts: [...days(10, 14, '08:00-18:00'), '15 08:00-10:00'], amount: 0 },
  { name: 'a quarter more', shifts: [...days(10, 14, '08:00-18:00'), '15 08:00-10:15'], amount: 2 },
  { name: '48 hours', shifts: days(10, 15, '08:00-16:00'), amount: 0 },
  { name: 'fixed regime', shifts: days(10, 15, '08:00-17:00'), problem: { regime: 'fixed' }, amount: 0 },
]);
