import { ruleCases } from '../testing/rule-cases.ts';
import { shiftLength } from './shift-length.ts';

ruleCases(shiftLength, [
  { name: 'over 12 hours net', shifts: ['10 08:00-21:00/30'], amount: 1 },
  { name: '13 hours by the clock that goes forward', shifts: ['28 18:00-07:00'], amount: 0 },
  { name: 'a quarter more in that night', shifts: ['28 18:00-07:15'], amount: 1 },
  { name: 'the break is not counted', shifts: ['10 08:00-21:00/60'], amount: 0 },
  { name: '23 hours of on-call time at work', shifts: ['10 08:00-07:00#at_work'], amount: 0 },
  { name: 'a whole day of on-call time at work', shifts: ['10 08:00-08:00#at_work'], amount: 0 },
  { name: 'on-call time at home is no shift', shifts: ['10 08:00-07:00#at_home'], amount: 0 },
]);
