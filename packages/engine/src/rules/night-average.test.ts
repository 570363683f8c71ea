import { ruleCases } from '../testing/rule-cases.ts';
import { nightAverage } from './night-average.ts';

ruleCases(nightAverage, [
  { name: 'two nights of nine hours', shifts: ['10 21:00-06:00', '12 21:00-06:00'], amount: 2 },
  { name: 'nine and seven hours', shifts: ['10 21:00-06:00', '12 23:00-06:00'], amount: 0 },
  { name: 'nine hours by the clock that goes forward', shifts: ['28 21:00-06:00'], amount: 0 },
  { name: 'a late evening is no night', shifts: ['10 13:00-00:00'], amount: 0 },
]);
