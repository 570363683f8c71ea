import { eu } from '../testing/laws.ts';
import type { Person } from '../problem/problem.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { mostWeeklyOvertime, normHours, weeklyOvertime, yearlyOvertime } from './overtime.ts';

/** A norm of 16 hours, and the remainder of the norms of earlier months (below 0: excess), in hours. */
const after = (hours: number) => ({
  normMinutes: 16 * 60,
  earlier: { minutes: 9600, shifts: 20, overtimeMinutes: 0, normLeftMinutes: 60 * hours },
});
/** Two weeks of the accounting period are before the planned three. */
const twoWeeksBefore = { accounting: { from: '2026-02-23', to: '2026-04-30' } };
const agreedAfter = (hours: number) => ({ ...after(hours), consents: { overtime: 'usual' as const } });

/** Employed in the last two of the three planned weeks. */
const fromThe16th = { employment: [{ from: '2026-03-16', to: null }] };

ruleCases(normHours, [
  {
    name: 'overtime with consent for the two weeks with a contract',
    shifts: days(16, 19, '08:00-16:00'),
    person: { normMinutes: 480, consents: { overtime: 'usual' }, ...fromThe16th },
    amount: 8,
    at: ['19'],
    of: 'all',
  },
  { name: 'overtime', shifts: ['12 08:00-17:00'], person: { normMinutes: 480 }, amount: 1 },
  { name: 'the norm', shifts: ['12 08:00-16:30/30'], person: { normMinutes: 480 }, amount: 0 },
  {
    name: 'overtime with consent',
    shifts: ['12 08:00-17:00'],
    person: { normMinutes: 480, consents: { overtime: 'usual' } },
    amount: 0,
  },
  {
    name: 'overtime with consent where the law pack says nothing of it',
    shifts: ['12 08:00-17:00'],
    person: { normMinutes: 480, consents: { overtime: 'usual' } },
    problem: { law: eu },
    amount: 0,
  },
  { name: 'what earlier months have left', shifts: days(9, 12, '08:00-17:00'), person: after(20), amount: 0 },
  { name: 'an hour more than that', shifts: days(9, 12, '08:00-17:00'), person: after(19), amount: 1 },
  {
    name: 'less than the norm after months above it',
    shifts: ['9 08:00-16:00'],
    person: after(-10),
    amount: 2,
    at: ['9'],
  },
  { name: 'what months above the norm leave', shifts: ['9 08:00-14:00'], person: after(-10), amount: 0 },
  { name: 'no work after months far above the norm', shifts: [], person: after(-90), amount: 0 },
  { name: 'any work after months far above the norm', shifts: ['9 08:00-14:00'], person: after(-90), amount: 6 },
  {
    name: 'agreed overtime of earlier weeks takes nothing from the overtime of these',
    shifts: days(9, 13, '08:00-16:00'),
    person: agreedAfter(-16),
    problem: twoWeeksBefore,
    amount: 0,
  },
  {
    name: 'what is above the overtime agreed for earlier weeks does',
    shifts: days(9, 13, '08:00-16:00'),
    person: agreedAfter(-20),
    problem: twoWeeksBefore,
    amount: 4,
  },
  {
    name: 'overtime agreed for earlier weeks and not done is not left for these',
    shifts: days(9, 13, '08:00-17:00'),
    person: agreedAfter(0),
    problem: twoWeeksBefore,
    amount: 5,
  },
  {
    name: 'overtime beside work before the period',
    shifts: ['6 08:00-17:00', '12 08:00-17:00'],
    person: { normMinutes: 480 },
    amount: 1,
    at: ['12'],
    of: ['12 08:00-17:00'],
  },
]);

const tired = { normMinutes: 16 * 60, earlier: { minutes: 0, shifts: 0, overtimeMinutes: 179 * 60 } };

/**
 * After earlier months of the accounting period with this excess over their norms, and others of the year with this
 * overtime, in hours.
 */
const above = (hours: number, others: number) => ({
  normMinutes: 16 * 60,
  earlier: { minutes: 9600, shifts: 20, overtimeMinutes: others * 60, normLeftMinutes: -60 * hours },
});

ruleCases(yearlyOvertime, [
  {
    name: 'two hours above what is left of 180',
    shifts: days(10, 11, '08:00-17:00'),
    person: tired,
    amount: 1,
    at: ['11'],
    of: 'all',
  },
  { name: 'what is left of 180', shifts: ['10 08:00-17:00', '11 08:00-16:00'], person: tired, amount: 0 },
  {
    name: 'overtime of the period so far, once',
    shifts: days(10, 11, '08:00-16:30'),
    person: above(10, 169),
    amount: 0,
  },
  { name: 'no more of it than is left', shifts: days(10, 11, '08:00-17:00'), person: above(10, 169), amount: 1 },
  { name: 'below the norm so far', shifts: days(10, 12, '08:00-17:00'), person: above(-10, 179), amount: 0 },
  { name: 'more than that and the rest', shifts: days(10, 12, '08:00-17:20'), person: above(-10, 179), amount: 1 },
  { name: 'other periods leave less', shifts: days(10, 11, '08:00-16:30'), person: above(10, 170), amount: 1 },
  { name: 'no norm known', shifts: days(9, 14, '08:00-17:00'), amount: 0 },
]);

// Amounts add up over every 7 dates above the limit: those from the 7th, the 8th and the 9th contain all five shifts.
const hours41 = [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'];
const hours50 = days(9, 13, '08:00-18:00');
/** 36 hours until Saturday and 24 from Monday: neither week is above 40. */
const acrossSunday = [...days(12, 14, '08:00-20:00'), ...days(16, 17, '08:00-20:00')];
const full = { contractMinutesPerWeek: 40 * 60 };
const agreed: Partial<Person> = { ...full, consents: { overtime: 'usual' } };
const fixed = { regime: 'fixed' as const };

const halfThenFull: Partial<Person> = {
  employment: [
    { from: null, to: '2026-03-11', contractMinutesPerWeek: 20 * 60 },
    { from: '2026-03-12', to: null, contractMinutesPerWeek: 40 * 60 },
  ],
};

/** Five days of 8 hours until Tuesday, three of 8 hours from Wednesday on. */
const fiveThenThreeDays: Partial<Person> = {
  employment: [
    { from: null, to: '2026-03-10', contractMinutesPerWeek: 40 * 60 },
    { from: '2026-03-11', to: null, contractMinutesPerWeek: 24 * 60, restWeekdays: [1, 2, 6, 7] },
  ],
};

ruleCases(weeklyOvertime, [
  { name: '41 of 40 hours', shifts: hours41, person: full, problem: fixed, amount: 3, at: ['7'], of: 'all' },
  { name: 'the usual consent', shifts: hours41, person: agreed, problem: fixed, amount: 0 },
  { name: 'more than the usual consent', shifts: hours50, person: agreed, problem: fixed, amount: 6 },
  // DK 119, as interpreted by VDI (docs/law.md, [ot]): 8 hours in 7 consecutive calendar days, wherever they start.
  // All five shifts are in those from the 11th and the 12th.
  {
    name: '20 hours above 40 around a Sunday',
    shifts: acrossSunday,
    person: agreed,
    problem: fixed,
    amount: 24,
    at: ['11'],
    of: 'all',
  },
  {
    name: 'the same days in every week',
    shifts: [...days(9, 13, '08:00-16:00'), ...days(16, 20, '08:00-16:00'), ...days(23, 27, '08:00-16:00')],
    person: full,
    problem: fixed,
    amount: 0,
  },
  { name: 'summary recording', shifts: acrossSunday, person: full, amount: 0 },
  {
    name: '4 hours a day until Wednesday and 8 from Thursday on, as agreed',
    shifts: [...days(9, 11, '08:00-12:00'), ...days(12, 13, '08:00-16:00')],
    person: halfThenFull,
    problem: fixed,
    amount: 0,
  },
  {
    name: '8 hours from Monday to Friday, of which Monday and Tuesday are free from the week after on',
    shifts: days(9, 13, '08:00-16:00'),
    person: fiveThenThreeDays,
    problem: fixed,
    amount: 0,
  },
  // 29 of 28 hours in the 7 dates from the 7th, the 8th and the 9th.
  {
    name: 'an hour more than that',
    shifts: [...days(9, 11, '08:00-12:00'), '12 08:00-16:00', '13 08:00-17:00'],
    person: halfThenFull,
    problem: fixed,
    amount: 3,
    at: ['7'],
  },
  {
    name: 'a whole week in the first five days of a contract that begins on Wednesday',
    shifts: days(11, 15, '08:00-16:00'),
    person: { ...full, employment: [{ from: '2026-03-11', to: null }] },
    problem: fixed,
    amount: 0,
  },
]);

const hours52 = [...days(9, 12, '08:00-18:00'), '13 08:00-20:00'];
const hours53 = [...hours52, '14 08:00-09:00'];
const extended: Partial<Person> = { contractMinutesPerWeek: 40 * 60, consents: { overtime: 'extended' } };

ruleCases(mostWeeklyOvertime, [
  { name: '12 hours above 40', shifts: hours52, person: extended, problem: fixed, amount: 0 },
  // Twice: in the 7 dates from the 8th and in those from the 9th.
  { name: '13 hours above 40', shifts: hours53, person: extended, problem: fixed, amount: 2, at: ['8'], of: 'all' },
  // DK 119 counts 7 consecutive calendar days (docs/law.md, [ot]): 54 hours from the 12th to the 18th, 53 of them until
  // the 17th.
  {
    name: '14 hours above 40 around a Sunday',
    shifts: [...days(12, 14, '08:00-18:00'), ...days(16, 17, '08:00-19:30'), '18 08:00-09:00'],
    person: extended,
    problem: fixed,
    amount: 3,
    at: ['11'],
  },
  { name: 'no contract known', shifts: hours53, problem: fixed, amount: 0 },
  { name: 'summary recording', shifts: hours53, person: extended, amount: 0 },
]);
