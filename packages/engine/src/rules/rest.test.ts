import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import type { Person } from '../problem/problem.ts';
import { lithuania } from '../testing/laws.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import {
  dailyRest,
  longestBreak,
  longShiftRest,
  madeUpRest,
  mealBreak,
  restAfterNights,
  splitBreak,
  splitLength,
} from './rest.ts';
import { weeklyRest } from './weekly-rest.ts';

ruleCases(dailyRest, [
  { name: '10 hours', shifts: ['10 14:00-22:00', '11 08:00-12:00'], amount: 1, at: ['11'], of: 'all' },
  { name: 'a minute less than 11 hours', shifts: ['10 14:00-22:00', '11 08:59-12:00'], amount: 1 },
  { name: '11 hours', shifts: ['10 14:00-22:00', '11 09:00-12:00'], amount: 0 },
  {
    name: 'across the border of the period',
    shifts: ['8 14:00-22:00', '9 07:00-12:00'],
    amount: 2,
    at: ['9'],
    of: 'all',
  },
  { name: 'both before it', shifts: ['7 14:00-22:00', '8 07:00-12:00'], amount: 0 },
  { name: 'the night the clocks go forward', shifts: ['28 14:00-22:00', '29 09:00-12:00'], amount: 1, at: ['29'] },
]);

ruleCases(longShiftRest, [
  { name: '13 hours, then 20', shifts: ['10 06:00-19:00', '11 15:00-19:00'], amount: 4, at: ['11'] },
  { name: '12 hours, then 20', shifts: ['10 07:00-19:00', '11 15:00-19:00'], amount: 0 },
  { name: 'two days on', shifts: ['10 20:00-09:00', '12 08:00-10:00'], amount: 1, at: ['12'], of: 'all' },
  {
    name: 'after on-call time at work too',
    shifts: ['10 08:00-07:00#at_work', '12 06:00-14:00'],
    amount: 1,
  },
  { name: 'none after on-call time at home', shifts: ['10 08:00-07:00#at_home', '11 07:00-15:00'], amount: 0 },
  {
    name: 'across the border of the period',
    shifts: ['8 06:00-19:00', '9 15:00-19:00'],
    amount: 4,
    at: ['9'],
    of: 'all',
  },
  {
    name: '24 hours by the clock that goes forward',
    shifts: ['28 06:00-19:00', '29 19:00-23:00'],
    amount: 1,
    at: ['29'],
  },
]);

ruleCases(weeklyRest, [
  // The seven dates from the 8th still have the time before 15:00 on the 9th, those from the 9th have too little of it.
  {
    name: '32 hours around the only free date',
    shifts: [...days(9, 14, '15:00-23:00'), ...days(16, 21, '07:00-15:00')],
    amount: 7,
    at: ['9'],
  },
  {
    name: 'a minute less than 35 hours around it',
    shifts: [...days(9, 14, '12:00-20:00'), ...days(16, 21, '06:59-15:00')],
    amount: 7,
  },
  { name: '35 hours around it', shifts: [...days(9, 14, '12:00-20:00'), ...days(16, 21, '07:00-15:00')], amount: 0 },
  // An ordinary week of six days (DK 114, 126): Saturday 18:00 to Monday 9:00 is 39 hours; the 24 hours of Sunday are
  // in every 7 dates.
  {
    name: 'six days a week with a free Sunday',
    shifts: [...days(9, 13, '09:00-17:00'), '14 10:00-18:00', ...days(16, 20, '09:00-17:00'), '21 10:00-18:00'],
    amount: 0,
  },
  // From 6:00 on the 14th to 17:00 on the 15th is 35 hours, but only 18 of them are before midnight and 17 after it. So
  // the seven dates from the 7th and the 8th (until the 14th) have no rest, and neither have those from the 15th.
  {
    name: '35 hours without a free date, cut by the end of seven dates',
    shifts: [...days(7, 12, '08:00-14:00'), '13 22:00-06:00', '15 17:00-23:00', ...days(16, 21, '08:00-14:00')],
    amount: 3,
    at: ['7', '15'],
  },
  { name: 'five days a week', shifts: [...days(9, 13, '07:00-15:00'), ...days(16, 20, '07:00-15:00')], amount: 0 },
  // The Sunday on which the clocks go forward has 23 hours and is a free date like any other.
  {
    name: 'a free Sunday with the change of clocks',
    shifts: [...days(23, 27, '09:00-17:00'), '28 16:00-00:00'],
    amount: 0,
  },
  {
    name: 'a minute of work on that Sunday',
    shifts: [...days(23, 27, '09:00-17:00'), '28 16:00-00:01'],
    amount: 1,
    at: ['23'],
    of: 'all',
  },
]);

ruleCases(mealBreak, [
  { name: '6 hours through', shifts: ['12 08:00-14:00'], amount: 1, at: ['12'] },
  { name: 'half an hour', shifts: ['12 08:00-14:00/30'], amount: 0 },
  { name: '5 hours through', shifts: ['12 08:00-13:00'], amount: 0 },
]);

ruleCases(longestBreak, [
  { name: '2 hours', shifts: ['12 08:00-18:00/120'], amount: 0 },
  { name: 'a minute more', shifts: ['12 08:00-18:00/121'], amount: 1, at: ['12'] },
  { name: 'no law', shifts: ['12 08:00-18:00/240'], problem: { law: null }, amount: 0 },
]);

/** Two parts with 2 to 5 hours between them, at most twice a week. */
const split = {
  person: { splitsDays: true },
  problem: { rules: { splitDays: { leastBreak: 2, mostBreak: 5, mostPerWeek: 2 } } },
};

ruleCases(splitBreak, [
  {
    name: 'an hour and a half',
    shifts: ['10 10:00-14:00', '10 15:30-20:00'],
    ...split,
    amount: 1,
    at: ['10'],
    of: 'all',
  },
  { name: 'two hours', shifts: ['10 10:00-14:00', '10 16:00-20:00'], ...split, amount: 0 },
  { name: 'five hours', shifts: ['10 10:00-14:00', '10 19:00-22:00'], ...split, amount: 0 },
  { name: 'six hours', shifts: ['10 09:00-13:00', '10 19:00-22:00'], ...split, amount: 1 },
  {
    name: 'without the agreement it is no split day',
    shifts: ['10 09:00-13:00', '10 19:00-22:00'],
    problem: split.problem,
    amount: 0,
  },
]);

ruleCases(splitLength, [
  { name: '12 hours in two parts', shifts: ['10 07:00-13:00', '10 16:00-22:00'], ...split, amount: 0 },
  {
    name: 'half an hour more',
    shifts: ['10 07:00-13:00', '10 16:00-22:30'],
    ...split,
    amount: 1,
    at: ['10'],
    of: 'all',
  },
]);

it('counts no daily rest between the parts of a split day, and does after the last one', () => {
  const judged = (shifts: string[], person: Partial<Person>) => {
    const problem = world({ people: [adult(person)], ...split.problem });
    const roster = shifts.map((text) => shiftOf(text));
    return judge(problem, roster).map(({ rule }) => rule);
  };
  const day = ['10 10:00-14:00', '10 18:00-22:00'];
  expect(judged(day, split.person)).toEqual([]);
  expect(judged(day, {})).toEqual(['one-shift-a-day', 'daily-rest']);
  expect(judged([...day, '11 08:00-12:00'], split.person)).toEqual(['daily-rest']);
});

const afterNights = (nights: number, hours: number) => ({
  problem: { law: null, rules: { restAfterNights: { nights, hours } } },
});
const night = (...days: number[]): string[] => days.map((day) => `${day} 22:00-06:00`);

// The second night ends on the 12th at 6:00.
ruleCases(restAfterNights, [
  {
    name: 'a shift 47 hours after the second night',
    shifts: [...night(10, 11), '14 05:00-13:00'],
    ...afterNights(2, 48),
    amount: 1,
    at: ['11'],
    of: ['11 22:00-06:00', '14 05:00-13:00'],
  },
  { name: '48 hours after it', shifts: [...night(10, 11), '14 06:00-14:00'], ...afterNights(2, 48), amount: 0 },
  {
    name: 'a shift that overlaps the second night',
    shifts: [...night(10, 11), '12 05:00-13:00'],
    ...afterNights(2, 48),
    amount: 0,
  },
  { name: 'one night alone', shifts: [...night(10), '11 22:30-23:30'], ...afterNights(2, 48), amount: 0 },
  { name: 'a third night goes on', shifts: night(10, 11, 12), ...afterNights(2, 48), amount: 0 },
  {
    name: 'another night after a day off',
    shifts: night(10, 11, 13),
    ...afterNights(2, 48),
    amount: 1,
    at: ['11'],
    of: night(11, 13),
  },
  {
    name: 'one breach, not one a shift',
    shifts: [...night(10, 11), '12 14:00-22:00', '13 14:00-22:00'],
    ...afterNights(2, 48),
    amount: 1,
  },
  {
    name: 'the nights before the period',
    shifts: [...night(6, 7), '9 14:00-22:00'],
    ...afterNights(2, 72),
    amount: 1,
    at: ['7'],
  },
  { name: 'all of it before the period', shifts: [...night(3, 4), '6 14:00-22:00'], ...afterNights(2, 72), amount: 0 },
  {
    name: 'on the night of the clock change the rest is an hour shorter',
    shifts: [...night(26, 27), '29 07:00-12:00'],
    ...afterNights(2, 24),
    amount: 0,
  },
]);

/** 11 hours between two shifts, or 9 if the rests that begin within so many days are longer by what is missing. */
const madeUpIn = (withinDays: number) => ({
  problem: {
    law: {
      ...lithuania,
      dailyRest: { severity: 'hard', article: 'Act', minMinutes: 660, madeUp: { leastMinutes: 540, withinDays } },
    } as const,
  },
});
const afterNine = ['10 14:00-22:00', '11 07:00-15:00'];
const twoShort = ['9 14:00-22:00', '10 07:00-15:00'];

ruleCases(madeUpRest, [
  { name: '9 hours, then 13', shifts: [...afterNine, '12 04:00-12:00'], ...madeUpIn(1), amount: 0 },
  {
    name: '9 hours, then a minute less than 13',
    shifts: [...afterNine, '12 03:59-12:00'],
    ...madeUpIn(1),
    amount: 1,
    at: ['11'],
    of: ['11 07:00-15:00', '12 03:59-12:00'],
  },
  {
    name: 'the longer rest begins 24 hours after the short one',
    shifts: [...afterNine, '12 02:00-07:00', '13 07:00-12:00'],
    ...madeUpIn(1),
    amount: 0,
  },
  {
    name: 'it begins a minute later',
    shifts: [...afterNine, '12 02:00-07:01', '13 07:00-12:00'],
    ...madeUpIn(1),
    amount: 1,
    at: ['11'],
  },
  {
    name: '9 and 10 hours, then 14: a minute makes up for one',
    shifts: [...twoShort, '11 01:00-10:00', '12 00:00-14:01', '13 01:01-05:00'],
    ...madeUpIn(2),
    amount: 0,
  },
  {
    name: 'a minute too few for the second',
    shifts: [...twoShort, '11 01:00-10:01', '12 00:00-14:01', '13 01:01-05:00'],
    ...madeUpIn(2),
    amount: 1,
    at: ['11'],
  },
  {
    name: 'two rests of 12 hours each',
    shifts: [...afterNine, '12 03:00-14:00', '13 02:00-12:00'],
    ...madeUpIn(2),
    amount: 0,
  },
  {
    // From 22:00 to 8:00 are 9 hours when the clocks go forward; the planned dates end 13 hours after 11:00.
    name: 'until the end of the planned dates',
    shifts: ['28 14:00-22:00', '29 08:00-11:00'],
    ...madeUpIn(7),
    amount: 0,
  },
  {
    name: 'a minute too late for it',
    shifts: ['28 14:00-22:00', '29 08:00-11:01'],
    ...madeUpIn(7),
    amount: 1,
    at: ['29'],
    of: ['29 08:00-11:01'],
  },
  {
    name: 'a rest before the planned dates',
    shifts: ['7 14:00-22:00', '8 07:00-15:00', '9 04:00-12:00'],
    ...madeUpIn(1),
    amount: 0,
  },
  {
    name: 'a minute less than it lacks',
    shifts: ['7 14:00-22:00', '8 07:00-15:00', '9 03:59-12:00'],
    ...madeUpIn(1),
    amount: 1,
    at: ['8'],
  },
  {
    name: 'what was never made up for before them',
    shifts: ['4 14:00-22:00', '5 07:00-15:00', '6 02:00-14:00', '7 01:00-12:00', '9 08:00-12:00'],
    ...madeUpIn(1),
    amount: 0,
  },
  { name: 'no short rest is allowed', shifts: [...afterNine, '12 03:59-12:00'], amount: 0 },
]);

it('allows a daily rest down to the floor that may be made up for, and no shorter one', () => {
  const found = (start: string) =>
    judge({ ...world({ people: [adult()] }), ...madeUpIn(1).problem }, [
      shiftOf('10 14:00-22:00'),
      shiftOf(`11 ${start}-12:00`),
    ]).flatMap(({ rule, params }) => (rule === 'daily-rest' ? [params['limit']] : []));
  expect([found('07:00'), found('06:59')]).toEqual([[], [540]]);
});
