import { needOf } from '../testing/small-world.ts';
import { ruleCases, withDay, youth } from '../testing/rule-cases.ts';
import { eveConsent } from './eve-consent.ts';

/** Wednesday 11 March is a holiday (DK 123); eight hours are required on the day before. */
const holiday = { ...withDay(11, { holiday: true }), needs: [needOf('10 08:00-16:00')] };
/** The template's shift, shortened or lengthened by an hour. */
const named = (hours: string) => `10 ${hours}@08:00-16:00`;

// DK 112(6), as interpreted by VDI (docs/law.md, [eve], [eve-2], [eve-3]).
ruleCases(eveConsent, [
  { name: 'the whole template on the day before', shifts: ['10 08:00-16:00'], problem: holiday, amount: 1 },
  { name: 'an hour less', shifts: [named('08:00-15:00')], problem: holiday, amount: 0 },
  { name: 'half an hour less', shifts: [named('08:00-15:30')], problem: holiday, amount: 1 },
  {
    name: 'with consent to overtime',
    shifts: ['10 08:00-16:00'],
    person: { consents: { overtime: 'usual' } },
    problem: holiday,
    amount: 0,
  },
  {
    name: 'the consent of a minor, who may do no overtime',
    shifts: ['10 08:00-16:00'],
    person: { ...youth, consents: { overtime: 'usual' } },
    problem: holiday,
    amount: 1,
  },
  {
    name: 'a part-timer',
    shifts: ['10 08:00-16:00'],
    person: { contractMinutesPerWeek: 1200 },
    problem: holiday,
    amount: 1,
  },
  {
    name: 'a reduced norm',
    shifts: ['10 08:00-16:00'],
    person: { contractMinutesPerWeek: 1920, hasReducedNorm: true },
    problem: holiday,
    amount: 0,
  },
  { name: 'a night into the holiday', shifts: ['10 22:00-06:00'], problem: holiday, amount: 1 },
  { name: 'a night that ends on the day before', shifts: ['9 22:00-06:00'], problem: holiday, amount: 0 },
  { name: 'the holiday itself', shifts: ['11 08:00-16:00'], problem: holiday, amount: 0 },
  { name: 'no holiday near', shifts: ['17 08:00-16:00'], problem: holiday, amount: 0 },
  {
    name: 'under the fixed regime too',
    shifts: ['10 08:00-16:00'],
    problem: { ...holiday, regime: 'fixed' },
    amount: 1,
  },
]);
