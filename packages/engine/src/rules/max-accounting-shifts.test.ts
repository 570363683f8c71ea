import { days, ruleCases } from '../testing/rule-cases.ts';
import { maxAccountingShifts } from './max-accounting-shifts.ts';

const earlier = { limits: { maxShiftsPerAccounting: 20 }, earlier: { minutes: 0, shifts: 19, overtimeMinutes: 0 } };

ruleCases(maxAccountingShifts, [
  { name: 'three on top of nineteen', shifts: days(9, 11, '08:00-12:00'), person: earlier, amount: 2 },
  { name: 'one on top of nineteen', shifts: ['9 08:00-12:00'], person: earlier, amount: 0 },
]);
