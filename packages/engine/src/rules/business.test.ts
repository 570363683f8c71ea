import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import { closingBeforeOpening, forbiddenSequence, splitDays, startTimes, weekendsOff } from './business.ts';
import { rules } from './registry.ts';

const needs = [10, 11, 12].flatMap((day) => [needOf(`${day} 08:00-16:00`), needOf(`${day} 14:00-22:00`)]);
const twoShifts = { needs, rules: { closingBeforeOpening: true } };

ruleCases(closingBeforeOpening, [
  {
    name: 'closes, then opens',
    shifts: ['10 14:00-22:00', '11 08:00-16:00'],
    problem: twoShifts,
    amount: 1,
    at: ['11'],
    of: 'all',
  },
  {
    name: 'closes on the last day before the period, then opens',
    shifts: ['8 14:00-22:00', '9 08:00-16:00'],
    problem: {
      needs: [needOf('9 08:00-16:00'), needOf('9 14:00-22:00')],
      needsAround: [needOf('8 08:00-16:00'), needOf('8 14:00-22:00')],
      rules: { closingBeforeOpening: true },
    },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  { name: 'a day between', shifts: ['10 14:00-22:00', '12 08:00-16:00'], problem: twoShifts, amount: 0 },
  {
    name: 'not asked for',
    shifts: ['10 14:00-22:00', '11 08:00-16:00'],
    problem: { ...twoShifts, rules: {} },
    amount: 0,
  },
  {
    name: 'the only shift of the day is neither',
    shifts: ['10 09:00-21:00', '11 09:00-21:00'],
    problem: { needs: [needOf('10 09:00-21:00'), needOf('11 09:00-21:00')], rules: { closingBeforeOpening: true } },
    amount: 0,
  },
]);

const never = { forbiddenSequences: [{ first: '14:00-22:00', next: '10:00-14:00' }] };

ruleCases(forbiddenSequence, [
  {
    name: 'neighbours',
    shifts: ['10 14:00-22:00', '11 10:00-14:00'],
    problem: never,
    amount: 1,
    at: ['11'],
    of: 'all',
  },
  { name: 'a day between', shifts: ['10 14:00-22:00', '12 10:00-14:00'], problem: never, amount: 0 },
]);

const off = (least: number, inWeeks: number) => ({ rules: { weekendsOff: { least, inWeeks } } });
const on = (...days: number[]): string[] => days.map((day) => `${day} 08:00-12:00`);

// The known weekends are those of 7, 14, 21 and 28 March; the first one is before the period.
// Weeks begin on Monday: two of them from the 2nd, the 9th and the 16th.
ruleCases(weekendsOff, [
  {
    name: 'two in a row of which one must be off',
    shifts: on(14, 22),
    problem: off(1, 2),
    amount: 2,
    at: ['9'],
    of: 'all',
  },
  { name: 'every other one', shifts: on(14, 15, 28), problem: off(1, 2), amount: 0 },
  {
    name: 'three in a row are two such pairs',
    shifts: on(14, 21, 28),
    problem: off(1, 2),
    amount: 4,
    at: ['9'],
    of: 'all',
  },
  { name: 'the one before the period counts', shifts: on(8, 14), problem: off(1, 2), amount: 2, at: ['2'], of: 'all' },
  { name: 'two of any three must be off', shifts: on(14, 28), problem: off(2, 3), amount: 2, at: ['9'], of: 'all' },
  { name: 'weeks that are not known are not judged', shifts: on(7, 14, 21, 28), problem: off(1, 5), amount: 0 },
  { name: 'a Friday night is no weekend', shifts: ['13 22:00-06:00', ...on(22)], problem: off(1, 2), amount: 0 },
  { name: 'a business without this rule', shifts: on(14, 21, 28), amount: 0 },
]);

it('reports one cause once, with all its weekends', () => {
  const problem = world(off(1, 2));
  const found = weekendsOff.judge(
    personView(
      contextOf(problem),
      adult(),
      0,
      on(14, 21, 28).map((text) => shiftOf(text)),
    ),
  );
  expect(found).toMatchObject([{ date: '2026-03-09', params: { weekends: 2, limit: 1, weeks: 2 } }]);
  expect(found[0]?.shifts.map(({ date }) => date)).toEqual(['2026-03-14', '2026-03-21', '2026-03-28']);
});

it('blocks unless the business chooses otherwise', () => {
  const rule = rules.find(({ code }) => code === 'weekends-off');
  expect(rule?.binding(world(off(1, 2)))).toEqual({ severity: 'hard', source: null });
  const warned = world({ rules: { ...off(1, 2).rules, severities: { 'weekends-off': 'soft' } } });
  expect(rule?.binding(warned)?.severity).toBe('soft');
});

const twicePerWeek = {
  person: { splitsDays: true },
  problem: { rules: { splitDays: { leastBreak: 1, mostBreak: 8, mostPerWeek: 2 } } },
};
const inParts = (...days: number[]): string[] => days.flatMap((day) => [`${day} 08:00-11:00`, `${day} 15:00-18:00`]);

ruleCases(splitDays, [
  { name: 'three from Monday to Sunday', shifts: inParts(9, 11, 15), ...twicePerWeek, amount: 1, at: ['9'], of: 'all' },
  { name: 'two, and two in the next week', shifts: inParts(9, 15, 16, 18), ...twicePerWeek, amount: 0 },
  { name: 'three shifts on one day', shifts: [...inParts(9), '9 20:00-22:00'], ...twicePerWeek, amount: 1, at: ['9'] },
  {
    name: 'three shifts on the second of two such days',
    shifts: [...inParts(9, 11), '11 20:00-22:00'],
    ...twicePerWeek,
    amount: 1,
    at: ['11'],
    of: [...inParts(11), '11 20:00-22:00'],
  },
  { name: 'without the agreement', shifts: inParts(9, 11, 15), problem: twicePerWeek.problem, amount: 0 },
]);

const startsPerWeek = (mostPerWeek: number) => ({ rules: { startTimes: { mostPerWeek } } });
const early = '06:00-14:00';
const middle = '09:00-17:00';
const late = '14:00-22:00';

ruleCases(startTimes, [
  {
    name: 'three different start times from Monday to Sunday',
    shifts: [`9 ${early}`, `11 ${middle}`, `13 ${late}`],
    problem: startsPerWeek(2),
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  {
    name: 'two, one of them again and again',
    shifts: [`9 ${early}`, `10 ${early}`, `11 ${late}`, `12 ${early}`, `13 ${late}`],
    problem: startsPerWeek(2),
    amount: 0,
  },
  {
    name: 'each one beyond the limit counts',
    shifts: [`9 ${early}`, `11 ${middle}`, `13 ${late}`],
    problem: startsPerWeek(1),
    amount: 2,
    at: ['9'],
  },
  {
    name: 'other hours with the same start are no other start time',
    shifts: ['9 06:00-14:00', '10 06:00-12:00', '11 06:00-16:00'],
    problem: startsPerWeek(1),
    amount: 0,
  },
  { name: 'another one in each week', shifts: [`9 ${early}`, `16 ${late}`], problem: startsPerWeek(1), amount: 0 },
  {
    name: 'Sunday belongs to the week before, Monday begins the next one',
    shifts: [`15 ${early}`, `16 ${late}`],
    problem: startsPerWeek(1),
    amount: 0,
  },
  {
    name: 'a week that begins before the period counts as a whole',
    shifts: [`9 ${early}`, `12 ${late}`],
    problem: { ...startsPerWeek(1), from: '2026-03-11' },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  {
    name: 'a week before the period is not judged',
    shifts: [`2 ${early}`, `3 ${late}`],
    problem: startsPerWeek(1),
    amount: 0,
  },
  {
    name: 'both shifts of a split day count',
    shifts: inParts(9),
    person: twicePerWeek.person,
    problem: { rules: { ...twicePerWeek.problem.rules, startTimes: { mostPerWeek: 1 } } },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  {
    name: 'the clock decides: 8:00 is 8:00 also after the clocks went forward',
    shifts: ['28 08:00-16:00', '29 08:00-16:00'],
    problem: startsPerWeek(1),
    amount: 0,
  },
  {
    name: 'what should start in the hour that is left out starts at no other time',
    shifts: ['27 03:00-11:00', '28 03:00-11:00', '29 03:00-11:00'],
    problem: startsPerWeek(1),
    amount: 0,
  },
  {
    name: 'a week that goes on after the period counts as a whole',
    shifts: [`24 ${early}`, `27 ${late}`],
    problem: { ...startsPerWeek(1), to: '2026-03-25' },
    amount: 1,
    at: ['23'],
    of: 'all',
  },
  {
    name: 'on-call time at home is no work',
    shifts: [`9 ${early}`, `11 ${late}#at_home`],
    problem: startsPerWeek(1),
    amount: 0,
  },
  { name: 'a business without this rule', shifts: [`9 ${early}`, `11 ${middle}`, `13 ${late}`], amount: 0 },
]);
