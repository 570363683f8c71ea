import { expect, test } from 'vitest';
import { lithuania } from '../testing/laws.ts';
import { ruleCases, withDay, youth } from '../testing/rule-cases.ts';
import { needOf, world } from '../testing/small-world.ts';
import { eveConsent, holidayConsent, nightConsent, restDayConsent } from './consent.ts';

ruleCases(nightConsent, [
  {
    name: 'until a quarter past ten',
    shifts: ['10 14:00-22:15'],
    person: { needsConsent: true },
    amount: 1,
    at: ['10'],
  },
  { name: 'until ten', shifts: ['10 14:00-22:00'], person: { needsConsent: true }, amount: 0 },
  {
    name: 'consent given',
    shifts: ['10 22:00-06:00'],
    person: { needsConsent: true, consents: { night: true } },
    amount: 0,
  },
  { name: 'anyone who needs none', shifts: ['10 22:00-06:00'], amount: 0 },
]);

const holiday = withDay(11, { holiday: true });

ruleCases(holidayConsent, [
  { name: 'fixed regime', shifts: ['11 08:00-16:00'], problem: { ...holiday, regime: 'fixed' }, amount: 1, at: ['11'] },
  {
    name: 'a night that ends on the holiday',
    shifts: ['10 22:00-06:00'],
    problem: { ...holiday, regime: 'fixed' },
    amount: 1,
    at: ['10'],
  },
  {
    name: 'an evening until midnight',
    shifts: ['10 16:00-00:00'],
    problem: { ...holiday, regime: 'fixed' },
    amount: 0,
  },
  { name: 'summary recording', shifts: ['11 08:00-16:00'], problem: holiday, amount: 0 },
  {
    name: 'with consent alone',
    shifts: ['11 08:00-16:00'],
    person: { needsConsent: true },
    problem: holiday,
    amount: 1,
  },
  {
    name: 'consent given',
    shifts: ['11 08:00-16:00'],
    person: { needsConsent: true, consents: { holiday: true } },
    problem: holiday,
    amount: 0,
  },
]);

// docs/law.md: DK 123(2) requires the consent of everyone under the fixed regime, DSSĮ 37(8) protects some under any.
test.each([
  ['fixed', ['DK 123(2)', 'DK 124', 'DSSĮ 37(8)']],
  ['summary', ['DSSĮ 37(8)', 'DSSĮ 37(8)', 'DSSĮ 37(8)']],
] as const)('who is asked under the %s regime, and by which law', (regime, articles) => {
  const terms = world({ law: lithuania, regime });
  const sources = [holidayConsent, restDayConsent, nightConsent].map((rule) => rule.binding(terms)?.source);
  expect(sources).toEqual(articles);
});

const fixed = { regime: 'fixed' as const };
const sixDays = { restWeekdays: [7] };
const mondays = { restWeekdays: [1, 2] };
/** A usual week until Sunday the 15th, work from Wednesday to Sunday from Monday on. */
const mondaysLater = {
  employment: [
    { from: null, to: '2026-03-15' },
    { from: '2026-03-16', to: null, restWeekdays: [1, 2] },
  ],
};

// DK 124 (docs/law.md, [dkk]): a rest day is a day without work in the regime; Sunday is the common one.
ruleCases(restDayConsent, [
  { name: 'a Sunday, fixed regime', shifts: ['15 08:00-16:00'], problem: fixed, amount: 1 },
  { name: 'a Saturday of a week of five days', shifts: ['14 08:00-16:00'], problem: fixed, amount: 1 },
  { name: 'a Friday', shifts: ['13 08:00-16:00'], problem: fixed, amount: 0 },
  { name: 'Friday night into Saturday', shifts: ['13 22:00-06:00'], problem: fixed, amount: 1, at: ['13'] },
  { name: 'Friday until midnight', shifts: ['13 16:00-00:00'], problem: fixed, amount: 0 },
  { name: 'a Saturday of a week of six days', shifts: ['14 08:00-16:00'], person: sixDays, problem: fixed, amount: 0 },
  { name: 'Saturday night into Sunday', shifts: ['14 22:00-06:00'], person: sixDays, problem: fixed, amount: 1 },
  {
    name: 'a Sunday that the contract has work on',
    shifts: ['15 08:00-16:00'],
    person: mondays,
    problem: fixed,
    amount: 0,
  },
  {
    name: 'a Monday that it leaves free',
    shifts: ['16 08:00-16:00'],
    person: mondays,
    problem: fixed,
    amount: 1,
    at: ['16'],
  },
  { name: 'a Monday before it does', shifts: ['09 08:00-16:00'], person: mondaysLater, problem: fixed, amount: 0 },
  { name: 'a Sunday before it has work', shifts: ['15 08:00-16:00'], person: mondaysLater, problem: fixed, amount: 1 },
  { name: 'the first free Monday', shifts: ['16 08:00-16:00'], person: mondaysLater, problem: fixed, amount: 1 },
  { name: 'the first Sunday with work', shifts: ['22 08:00-16:00'], person: mondaysLater, problem: fixed, amount: 0 },
  {
    name: 'Saturday night into the known Sunday with the change of clocks',
    shifts: ['28 22:00-06:00'],
    person: sixDays,
    problem: fixed,
    amount: 1,
    at: ['28'],
  },
  {
    name: 'a rest day, with consent given',
    shifts: ['14 08:00-16:00'],
    person: { consents: { restDay: true } },
    problem: fixed,
    amount: 0,
  },
  { name: 'a Sunday, with consent alone', shifts: ['15 08:00-16:00'], person: { needsConsent: true }, amount: 1 },
  { name: 'a Saturday, with consent alone', shifts: ['14 08:00-16:00'], person: { needsConsent: true }, amount: 0 },
  { name: 'a Sunday, summary recording', shifts: ['15 08:00-16:00'], amount: 0 },
]);

/** Wednesday 11 March is a holiday (DK 123); eight hours are required on the day before. */
const withEve = { ...withDay(11, { holiday: true }), needs: [needOf('10 08:00-16:00')] };
/** The template's shift, shortened or lengthened by an hour. */
const named = (hours: string) => `10 ${hours}@08:00-16:00`;

// DK 112(6), as interpreted by VDI (docs/law.md, [eve], [eve-2], [eve-3]).
ruleCases(eveConsent, [
  { name: 'the whole template on the day before', shifts: ['10 08:00-16:00'], problem: withEve, amount: 1, at: ['10'] },
  { name: 'an hour less', shifts: [named('08:00-15:00')], problem: withEve, amount: 0 },
  { name: 'half an hour less', shifts: [named('08:00-15:30')], problem: withEve, amount: 1 },
  {
    name: 'with consent to overtime',
    shifts: ['10 08:00-16:00'],
    person: { consents: { overtime: 'usual' } },
    problem: withEve,
    amount: 0,
  },
  {
    name: 'the consent of a minor, who may do no overtime',
    shifts: ['10 08:00-16:00'],
    person: { ...youth, consents: { overtime: 'usual' } },
    problem: withEve,
    amount: 1,
  },
  {
    name: 'a part-timer',
    shifts: ['10 08:00-16:00'],
    person: { contractMinutesPerWeek: 1200 },
    problem: withEve,
    amount: 1,
  },
  {
    name: 'a reduced norm',
    shifts: ['10 08:00-16:00'],
    person: { contractMinutesPerWeek: 1920, hasReducedNorm: true },
    problem: withEve,
    amount: 0,
  },
  { name: 'a night into the holiday', shifts: ['10 22:00-06:00'], problem: withEve, amount: 1, at: ['10'] },
  { name: 'a night that ends on the day before', shifts: ['9 22:00-06:00'], problem: withEve, amount: 0 },
  { name: 'the holiday itself', shifts: ['11 08:00-16:00'], problem: withEve, amount: 0 },
  { name: 'no holiday near', shifts: ['17 08:00-16:00'], problem: withEve, amount: 0 },
  {
    name: 'under the fixed regime too',
    shifts: ['10 08:00-16:00'],
    problem: { ...withEve, regime: 'fixed' },
    amount: 1,
  },
]);
