import { ruleCases } from '../testing/rule-cases.ts';
import { minMinutes } from './min-minutes.ts';

ruleCases(minMinutes, [
  { name: '7 of 8 hours', shifts: ['12 08:00-15:00'], person: { limits: { minMinutes: 480 } }, amount: 1 },
  { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { minMinutes: 480 } }, amount: 0 },
]);
