import type { Sequence } from '../problem/problem.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { needOf } from '../testing/small-world.ts';
import {
  closingBeforeOpening,
  forbiddenPattern,
  forbiddenSequence,
  maxTemplateDays,
  minTemplateDays,
  splitDays,
  startTimes,
} from './business.ts';

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

const [E, D, N] = ['06:00-14:00', '08:00-16:00', '22:00-06:00'];
const unwanted = (...forbiddenSequences: Sequence[]) => ({ problem: { law: null, forbiddenSequences } });

ruleCases(forbiddenPattern, [
  {
    name: 'three templates on consecutive days',
    shifts: [`10 ${D}`, `11 ${E}`, `12 ${D}`],
    ...unwanted({ first: D, next: E, third: D }),
    amount: 1,
    at: ['10'],
    of: 'all',
  },
  {
    name: 'twice, each one beginning where the other ends',
    shifts: [`10 ${D}`, `11 ${E}`, `12 ${D}`, `13 ${E}`, `14 ${D}`],
    ...unwanted({ first: D, next: E, third: D }),
    amount: 2,
    at: ['10', '12'],
    of: 'all',
  },
  {
    name: 'a day between',
    shifts: [`10 ${D}`, `11 ${E}`, `13 ${D}`],
    ...unwanted({ first: D, next: E, third: D }),
    amount: 0,
  },
  {
    name: 'its last day is the first one of the period',
    shifts: [`7 ${D}`, `8 ${E}`, `9 ${D}`],
    ...unwanted({ first: D, next: E, third: D }),
    amount: 1,
    at: ['7'],
  },
  {
    name: 'before the period it is not judged',
    shifts: [`6 ${D}`, `7 ${E}`, `8 ${D}`],
    ...unwanted({ first: D, next: E, third: D }),
    amount: 0,
  },
  {
    name: 'a night, a day off, an early shift',
    shifts: [`10 ${N}`, `12 ${E}`],
    ...unwanted({ first: N, next: { work: false }, third: E }),
    amount: 1,
    at: ['10'],
    of: 'all',
  },
  {
    name: 'off on Friday, at work on Saturday; on other days it may be',
    shifts: [`10 ${E}`, `14 ${E}`],
    ...unwanted({ first: { work: false }, next: { work: true }, weekday: 5 }),
    amount: 1,
    at: ['13'],
    of: [`14 ${E}`],
  },
  {
    name: 'a pair of templates is the rule about pairs',
    shifts: [`10 ${D}`, `11 ${E}`],
    ...unwanted({ first: D, next: E }),
    amount: 0,
  },
]);

const runsOf = (template: string, limits: { least?: number; most?: number }) => ({
  problem: { law: null, rules: { templateRuns: [{ template, ...limits }] } },
});

ruleCases(maxTemplateDays, [
  {
    name: 'four nights of at most two',
    shifts: [`10 ${N}`, `11 ${N}`, `12 ${N}`, `13 ${N}`],
    ...runsOf(N, { most: 2 }),
    amount: 2,
    at: ['10'],
    of: 'all',
  },
  {
    name: 'four nights of at most one are one run; two after a day off are another',
    shifts: [`10 ${N}`, `11 ${N}`, `12 ${N}`, `13 ${N}`, `15 ${N}`, `16 ${N}`],
    ...runsOf(N, { most: 1 }),
    amount: 4,
    at: ['10', '15'],
    of: 'all',
  },
  {
    name: 'another template begins anew',
    shifts: [`10 ${N}`, `11 ${N}`, `12 ${D}`, `13 ${N}`, `14 ${N}`],
    ...runsOf(N, { most: 2 }),
    amount: 0,
  },
  {
    name: 'nights before the period count, the days beyond that are in it are charged',
    shifts: [`6 ${N}`, `7 ${N}`, `8 ${N}`, `9 ${N}`],
    ...runsOf(N, { most: 2 }),
    amount: 1,
    at: ['7'],
  },
]);

ruleCases(minTemplateDays, [
  {
    name: 'one night of at least three',
    shifts: [`10 ${N}`, `12 ${N}`, `13 ${N}`, `14 ${N}`],
    ...runsOf(N, { least: 3 }),
    amount: 2,
    at: ['10'],
    of: [`10 ${N}`],
  },
  {
    name: 'ended by another template',
    shifts: [`10 ${N}`, `11 ${N}`, `12 ${D}`],
    ...runsOf(N, { least: 3 }),
    amount: 1,
    at: ['10'],
    of: [`10 ${N}`, `11 ${N}`],
  },
  {
    name: 'a run that reaches the end of the period may go on',
    shifts: [`29 ${N}`],
    ...runsOf(N, { least: 3 }),
    amount: 0,
  },
  { name: 'a run that begins with the known days', shifts: [`2 ${N}`], ...runsOf(N, { least: 3 }), amount: 0 },
]);

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
