import { ruleCases } from '../testing/rule-cases.ts';
import { restDayConsent } from './rest-day-consent.ts';

const fixed = { regime: 'fixed' as const };
const sixDays = { restWeekdays: [7] };
const mondays = { restWeekdays: [1, 2] };

// DK 124 (docs/law.md, [dkk]): a rest day is a day without work in the regime; Sunday is the common one.
ruleCases(restDayConsent, [
  { name: 'a Sunday, fixed regime', shifts: ['15 08:00-16:00'], problem: fixed, amount: 1 },
  { name: 'a Saturday of a week of five days', shifts: ['14 08:00-16:00'], problem: fixed, amount: 1 },
  { name: 'a Friday', shifts: ['13 08:00-16:00'], problem: fixed, amount: 0 },
  { name: 'Friday night into Saturday', shifts: ['13 22:00-06:00'], problem: fixed, amount: 1 },
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
  { name: 'a Monday that it leaves free', shifts: ['16 08:00-16:00'], person: mondays, problem: fixed, amount: 1 },
  {
    name: 'Saturday night into the known Sunday with the change of clocks',
    shifts: ['28 22:00-06:00'],
    person: sixDays,
    problem: fixed,
    amount: 1,
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
