import type { Person } from '../model/problem.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { mostWeeklyOvertime } from './most-weekly-overtime.ts';

const hours52 = [...days(9, 12, '08:00-18:00'), '13 08:00-20:00'];
const hours53 = [...hours52, '14 08:00-09:00'];
const extended: Partial<Person> = { contractMinutesPerWeek: 40 * 60, consents: { overtime: 'extended' } };

ruleCases(mostWeeklyOvertime, [
  { name: '12 hours above 40', shifts: hours52, person: extended, problem: { regime: 'fixed' }, amount: 0 },
  { name: '13 hours above 40', shifts: hours53, person: extended, problem: { regime: 'fixed' }, amount: 1 },
  { name: 'no contract known', shifts: hours53, problem: { regime: 'fixed' }, amount: 0 },
  { name: 'summary recording', shifts: hours53, person: extended, amount: 0 },
]);
