import type { Person } from '../model/problem.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { weeklyOvertime } from './weekly-overtime.ts';

const hours41 = [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'];
const hours50 = days(9, 13, '08:00-18:00');
const full = { contractMinutesPerWeek: 40 * 60 };
const agreed: Partial<Person> = { ...full, consents: { overtime: 'usual' } };

ruleCases(weeklyOvertime, [
  { name: '41 of 40 hours', shifts: hours41, person: full, problem: { regime: 'fixed' }, amount: 1 },
  { name: 'the usual consent', shifts: hours41, person: agreed, problem: { regime: 'fixed' }, amount: 0 },
  { name: 'more than the usual consent', shifts: hours50, person: agreed, problem: { regime: 'fixed' }, amount: 2 },
  { name: 'summary recording', shifts: hours41, person: full, amount: 0 },
]);
