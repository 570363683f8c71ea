import { ruleCases } from '../testing/rule-cases.ts';
import { overlap } from './overlap.ts';

ruleCases(overlap, [
  { name: 'a night into the next morning', shifts: ['10 22:00-07:00', '11 06:00-10:00'], amount: 1 },
  { name: 'end meets start', shifts: ['10 22:00-06:00', '11 06:00-10:00'], amount: 0 },
]);
