import { away, ruleCases } from '../testing/rule-cases.ts';
import { maxConsecutiveDaysOff } from './max-consecutive-days-off.ts';

const most = ['19 08:00-12:00', '23 08:00-12:00', '27 08:00-12:00'];
const off = (limit: number) => ({ limits: { maxConsecutiveDaysOff: limit } });

ruleCases(maxConsecutiveDaysOff, [
  { name: 'five days off', shifts: ['9 08:00-12:00', '15 08:00-12:00', ...most], person: off(4), amount: 1 },
  {
    name: 'four days off',
    shifts: ['9 08:00-12:00', '14 08:00-12:00', '15 08:00-12:00', ...most],
    person: off(4),
    amount: 0,
  },
  {
    name: 'time off counts for nothing',
    shifts: ['9 08:00-12:00', '15 08:00-12:00', ...most],
    person: { ...off(4), ...away(11, 12) },
    amount: 0,
  },
]);
