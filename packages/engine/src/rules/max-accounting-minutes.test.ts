import { ruleCases } from '../testing/rule-cases.ts';
import { maxAccountingMinutes } from './max-accounting-minutes.ts';

const earlier = {
  limits: { maxMinutesPerAccounting: 108 * 60 },
  earlier: { minutes: 100 * 60, shifts: 0, overtimeMinutes: 0 },
};

ruleCases(maxAccountingMinutes, [
  { name: 'nine hours on top of a hundred', shifts: ['9 08:00-17:00'], person: earlier, amount: 1 },
  { name: 'eight hours on top of a hundred', shifts: ['9 08:00-16:00'], person: earlier, amount: 0 },
]);
