import { ruleCases } from '../testing/rule-cases.ts';
import { longShiftRest } from './long-shift-rest.ts';

ruleCases(longShiftRest, [
  { name: '13 hours, then 20', shifts: ['10 06:00-19:00', '11 15:00-19:00'], amount: 4 },
  { name: '12 hours, then 20', shifts: ['10 07:00-19:00', '11 15:00-19:00'], amount: 0 },
  { name: 'two days on', shifts: ['10 20:00-09:00', '12 08:00-10:00'], amount: 1 },
  {
    name: 'after on-call time at work too',
    shifts: ['10 08:00-07:00#at_work', '12 06:00-14:00'],
    amount: 1,
  },
  { name: 'none after on-call time at home', shifts: ['10 08:00-07:00#at_home', '11 07:00-15:00'], amount: 0 },
]);
