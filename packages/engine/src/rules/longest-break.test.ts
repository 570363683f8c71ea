import { ruleCases } from '../testing/rule-cases.ts';
import { longestBreak } from './longest-break.ts';

ruleCases(longestBreak, [
  { name: '2 hours', shifts: ['12 08:00-18:00/120'], amount: 0 },
  { name: 'a minute more', shifts: ['12 08:00-18:00/121'], amount: 1 },
  { name: 'no law', shifts: ['12 08:00-18:00/240'], problem: { law: null }, amount: 0 },
]);
