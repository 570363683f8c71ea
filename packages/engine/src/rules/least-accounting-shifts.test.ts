import { days, ruleCases } from '../testing/rule-cases.ts';
import { leastAccountingShifts } from './least-accounting-shifts.ts';

const goesOn = { accounting: { from: '2026-03-01', to: '2026-05-31' } };
const earlier = { limits: { minShiftsPerAccounting: 20 }, earlier: { minutes: 0, shifts: 18, overtimeMinutes: 0 } };

ruleCases(leastAccountingShifts, [
  { name: 'one short at the end of the period', shifts: ['9 08:00-12:00'], person: earlier, amount: 1 },
  { name: 'with those of earlier', shifts: days(9, 10, '08:00-12:00'), person: earlier, amount: 0 },
  { name: 'the accounting period goes on', shifts: [], person: earlier, problem: goesOn, amount: 0 },
]);
