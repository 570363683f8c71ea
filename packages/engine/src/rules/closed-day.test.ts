import { withDay, ruleCases } from '../testing/rule-cases.ts';
import { closedDay } from './closed-day.ts';

ruleCases(closedDay, [
  { name: 'closed', shifts: ['10 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 1 },
  { name: 'the day after', shifts: ['11 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 0 },
]);
