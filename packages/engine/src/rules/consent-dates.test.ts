import { expect, test } from 'vitest';
import { lawIn } from '../law/law-document.ts';
import { lawDocument } from '../law/packs.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { days, ruleCases, withDay } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { holidayConsent, nightConsent, restDayConsent } from './consent.ts';
import { averageHours } from './hours.ts';
import { judgeRoster } from './judge-roster.ts';
import { normHours } from './overtime.ts';

// A consent holds on the days that it covers, both included; a shift belongs to the date on which it starts.

const until = (to: string) => ({ from: null, to });
const protectedUntil = (to: string): Partial<Person> => ({
  needsConsent: true,
  consents: { night: true, holiday: true, restDay: true },
  consentDates: { night: until(to), holiday: until(to), restDay: until(to) },
});

ruleCases(nightConsent, [
  { name: 'its last night', shifts: ['12 22:00-06:00'], person: protectedUntil('2026-03-12'), amount: 0 },
  { name: 'the night after', shifts: ['12 22:00-06:00'], person: protectedUntil('2026-03-11'), amount: 1, at: ['12'] },
  {
    name: 'before its first day',
    shifts: ['12 22:00-06:00'],
    person: {
      needsConsent: true,
      consents: { night: true },
      consentDates: { night: { from: '2026-03-13', to: null } },
    },
    amount: 1,
    at: ['12'],
  },
]);

const holiday = withDay(11, { holiday: true });
ruleCases(holidayConsent, [
  { name: 'covered', shifts: ['11 08:00-16:00'], problem: holiday, person: protectedUntil('2026-03-11'), amount: 0 },
  {
    name: 'ended',
    shifts: ['11 08:00-16:00'],
    problem: holiday,
    person: protectedUntil('2026-03-10'),
    amount: 1,
    at: ['11'],
  },
]);

// 15 March 2026 is a Sunday.
ruleCases(restDayConsent, [
  { name: 'covered', shifts: ['15 08:00-16:00'], person: protectedUntil('2026-03-15'), amount: 0 },
  { name: 'ended', shifts: ['15 08:00-16:00'], person: protectedUntil('2026-03-14'), amount: 1, at: ['15'] },
]);

const overtimeUntil = (to: string): Partial<Person> => ({
  normMinutes: 480,
  consents: { overtime: 'usual' },
  consentDates: { overtime: until(to) },
});

// A norm of 8 hours in the period from 9 March on; overtime of 8 hours in 7 days is agreed.
ruleCases(normHours, [
  {
    name: 'of its 7 days: 8 and 8 hours',
    shifts: days(9, 10, '08:00-16:00'),
    person: overtimeUntil('2026-03-15'),
    amount: 0,
  },
  {
    name: 'an hour more than that',
    shifts: [...days(9, 10, '08:00-16:00'), '11 08:00-09:00'],
    person: overtimeUntil('2026-03-15'),
    amount: 1,
    at: ['11'],
  },
  {
    name: 'ended before',
    shifts: days(9, 10, '08:00-16:00'),
    person: overtimeUntil('2026-03-08'),
    amount: 8,
    at: ['10'],
  },
]);

/** Whether 45 hours from Monday to Friday are more than 40 hours of contract and what is agreed. */
function isTooMuch(consentDates: Person['consentDates'], hours = '08:00-17:00'): boolean {
  const person = adult({
    contractMinutesPerWeek: 2400,
    consents: { overtime: 'usual' },
    ...(consentDates && { consentDates }),
  });
  const it = world({ people: [person], regime: 'fixed' });
  const view = personView(
    contextOf(it),
    person,
    0,
    days(9, 13, hours).map((text) => shiftOf(text)),
  );
  return judgeRoster(view).some(({ rule }) => rule === 'weekly-overtime');
}

test('in any 7 dates a consent counts as far as it covers them', () => {
  expect(isTooMuch(undefined)).toBe(false);
  // Until a week after: of each 7 dates with all of this work it covers 7, or 6 and more of 8 hours.
  expect(isTooMuch({ overtime: until('2026-03-20') })).toBe(false);
  expect(isTooMuch({ overtime: until('2026-03-08') })).toBe(true);
  // Of 9 to 15 March it covers four: 8 h * 4 / 7 = 4 h 34 min, less than 5.
  expect(isTooMuch({ overtime: until('2026-03-12') })).toBe(true);
});

const estonia: Partial<Problem> = {
  to: '2026-03-15',
  accounting: { from: '2026-02-16', to: '2026-05-31' },
  law: lawIn(lawDocument('ee')!, { from: '2026-02-16', to: '2026-03-15' }),
};
/** Four weeks of which 40 hours are now, and the rest before. */
const worked = (hours: number, more: Partial<Person> = {}): Partial<Person> => ({
  earlier: { minutes: (hours - 40) * 60, shifts: 20, overtimeMinutes: 0 },
  ...more,
});
const longWeek = { consents: { longWeek: true } };

// TLS 46: 48 hours a week on average; 52 of who has agreed to them. In four weeks 192 hours, or 208.
ruleCases(averageHours, [
  {
    name: '193 hours without consent',
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(193),
    amount: 1,
    at: ['13'],
  },
  {
    name: '208 hours with consent',
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(208, longWeek),
    amount: 0,
  },
  {
    name: '209 hours with consent',
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(209, longWeek),
    amount: 1,
    at: ['13'],
  },
  // Two weeks of 52 and two of 48 hours: 200.
  {
    name: '200 hours, of which it covered two weeks',
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(200, { ...longWeek, consentDates: { longWeek: until('2026-03-01') } }),
    amount: 0,
  },
  {
    name: '201 hours, of which it covered two weeks',
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(201, { ...longWeek, consentDates: { longWeek: until('2026-03-01') } }),
    amount: 1,
    at: ['13'],
  },
  // Three weeks of 52 hours since the first day of work: 156.
  ...[156, 157].map((hours) => ({
    name: `hired after the first week: ${hours} hours with consent`,
    shifts: days(9, 13, '08:00-16:00'),
    problem: estonia,
    person: worked(hours, { ...longWeek, employment: [{ from: '2026-02-23', to: null }] }),
    amount: hours - 156,
  })),
  // 24 days until the last one: 24 * 52 / 7 are 178 hours and 17 minutes. 16 of the hours are now.
  ...[178, 179].map((hours) => ({
    name: `left on Wednesday of the last week: ${hours} hours with consent`,
    shifts: days(9, 10, '08:00-16:00'),
    problem: estonia,
    person: {
      ...longWeek,
      employment: [{ from: null, to: '2026-03-11' }],
      earlier: { minutes: (hours - 16) * 60, shifts: 20, overtimeMinutes: 0 },
    },
    amount: hours - 178,
  })),
]);
