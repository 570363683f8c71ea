import type { Person } from '../problem/problem.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { mostWeeklyOvertime } from './most-weekly-overtime.ts';

const hours52 = [...days(9, 12, '08:00-18:00'), '13 08:00-20:00'];
const hours53 = [...hours52, '14 08:00-09:00'];
const extended: Partial<Person> = { contractMinutesPerWeek: 40 * 60, consents: { overtime: 'extended' } };
const fixed = { regime: 'fixed' as const };

ruleCases(mostWeeklyOvertime, [
  { name: '12 hours above 40', shifts: hours52, person: extended, problem: fixed, amount: 0 },
  // Twice: in the 7 dates from the 8th and in those from the 9th.
  { name: '13 hours above 40', shifts: hours53, person: extended, problem: fixed, amount: 2 },
  // DK 119 counts 7 consecutive calendar days (docs/law.md, [ot]): 54 hours from the 12th to the 18th, 53 of them until
  // the 17th.
  {
    name: '14 hours above 40 around a Sunday',
    shifts: [...days(12, 14, '08:00-18:00'), ...days(16, 17, '08:00-19:30'), '18 08:00-09:00'],
    person: extended,
    problem: fixed,
    amount: 3,
  },
  { name: 'no contract known', shifts: hours53, problem: fixed, amount: 0 },
  { name: 'summary recording', shifts: hours53, person: extended, amount: 0 },
]);
