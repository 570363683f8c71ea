import { days, ruleCases } from '../testing/rule-cases.ts';
import { onCallOverlap } from './on-call-overlap.ts';

ruleCases(onCallOverlap, [
  { name: 'work during on-call time at home', shifts: ['10 17:00-08:00#at_home', '10 22:00-06:00'], amount: 1 },
  { name: 'work that begins before it', shifts: ['10 12:00-18:00', '10 17:00-08:00#at_home'], amount: 1 },
  { name: 'before and after it', shifts: ['10 09:00-17:00', '10 17:00-08:00#at_home', '11 08:00-16:00'], amount: 0 },
  { name: 'on call twice at the same time', shifts: ['10 17:00-08:00#at_home', '10 20:00-22:00#at_home'], amount: 1 },
  { name: 'a week of nights', shifts: days(9, 15, '17:00-08:00#at_home'), amount: 0 },
]);
