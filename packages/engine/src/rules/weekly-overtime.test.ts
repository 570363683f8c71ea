import type { Person } from '../problem/problem.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { weeklyOvertime } from './weekly-overtime.ts';

// Amounts add up over every 7 dates above the limit: those from the 7th, the 8th and the 9th contain all five shifts.
const hours41 = [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'];
const hours50 = days(9, 13, '08:00-18:00');
/** 36 hours until Saturday and 24 from Monday: neither week is above 40. */
const acrossSunday = [...days(12, 14, '08:00-20:00'), ...days(16, 17, '08:00-20:00')];
const full = { contractMinutesPerWeek: 40 * 60 };
const agreed: Partial<Person> = { ...full, consents: { overtime: 'usual' } };
const fixed = { regime: 'fixed' as const };

ruleCases(weeklyOvertime, [
  { name: '41 of 40 hours', shifts: hours41, person: full, problem: fixed, amount: 3 },
  { name: 'the usual consent', shifts: hours41, person: agreed, problem: fixed, amount: 0 },
  { name: 'more than the usual consent', shifts: hours50, person: agreed, problem: fixed, amount: 6 },
  // DK 119, as interpreted by VDI (docs/law.md, [ot]): 8 hours in 7 consecutive calendar days, wherever they start.
  { name: '20 hours above 40 around a Sunday', shifts: acrossSunday, person: agreed, problem: fixed, amount: 24 },
  {
    name: 'the same days in every week',
    shifts: [...days(9, 13, '08:00-16:00'), ...days(16, 20, '08:00-16:00'), ...days(23, 27, '08:00-16:00')],
    person: full,
    problem: fixed,
    amount: 0,
  },
  { name: 'summary recording', shifts: acrossSunday, person: full, amount: 0 },
]);
