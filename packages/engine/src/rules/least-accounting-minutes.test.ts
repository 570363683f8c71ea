import { ruleCases } from '../testing/rule-cases.ts';
import { leastAccountingMinutes } from './least-accounting-minutes.ts';

const goesOn = { accounting: { from: '2026-03-01', to: '2026-05-31' } };
const earlier = {
  limits: { minMinutesPerAccounting: 108 * 60 },
  earlier: { minutes: 100 * 60, shifts: 0, overtimeMinutes: 0 },
};

ruleCases(leastAccountingMinutes, [
  { name: 'an hour short at the end of the period', shifts: ['9 08:00-15:00'], person: earlier, amount: 1 },
  { name: 'with those of earlier', shifts: ['9 08:00-16:00'], person: earlier, amount: 0 },
  { name: 'the accounting period goes on', shifts: [], person: earlier, problem: goesOn, amount: 0 },
]);
