import { ruleCases } from '../testing/rule-cases.ts';
import { maxMinutes } from './max-minutes.ts';

ruleCases(maxMinutes, [
  { name: '9 of 8 hours', shifts: ['12 08:00-17:00'], person: { limits: { maxMinutes: 480 } }, amount: 1 },
  { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { maxMinutes: 480 } }, amount: 0 },
]);
