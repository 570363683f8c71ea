import { days, ruleCases, youth } from '../testing/rule-cases.ts';
import { shiftOf } from '../testing/small-world.ts';
import { homeOnCallMinor, homeOnCallWeek, onCallConsent, onCallOverlap } from './on-call.ts';

ruleCases(onCallOverlap, [
  {
    name: 'work during on-call time at home',
    shifts: ['10 17:00-08:00#at_home', '10 22:00-06:00'],
    amount: 1,
    at: ['10'],
    of: 'all',
  },
  { name: 'work that begins before it', shifts: ['10 12:00-18:00', '10 17:00-08:00#at_home'], amount: 1 },
  { name: 'before and after it', shifts: ['10 09:00-17:00', '10 17:00-08:00#at_home', '11 08:00-16:00'], amount: 0 },
  { name: 'on call twice at the same time', shifts: ['10 17:00-08:00#at_home', '10 20:00-22:00#at_home'], amount: 1 },
  { name: 'a week of nights', shifts: days(9, 15, '17:00-08:00#at_home'), amount: 0 },
  {
    name: 'work on the next morning',
    shifts: ['10 17:00-08:00#at_home', '11 07:00-15:00'],
    amount: 1,
    at: ['11'],
    of: 'all',
  },
]);

const shifts = ['10 17:00-20:00#at_home', '12 08:00-16:00#at_work', '13 08:00-16:00'];

ruleCases(onCallConsent, [
  {
    name: 'at home and at work',
    shifts,
    person: { needsConsent: true },
    amount: 2,
    at: ['10', '12'],
    of: ['10 17:00-20:00#at_home', '12 08:00-16:00#at_work'],
  },
  { name: 'with consent', shifts, person: { needsConsent: true, consents: { onCall: true } }, amount: 0 },
  { name: 'of an employee who needs none', shifts, amount: 0 },
]);

ruleCases(homeOnCallMinor, [
  { name: 'at 17', shifts: ['10 17:00-20:00#at_home'], person: youth, amount: 1, at: ['10'] },
  { name: 'an adult', shifts: ['10 17:00-20:00#at_home'], person: { birthDate: '2008-03-10' }, amount: 0 },
  { name: 'work at 17', shifts: ['10 12:00-18:00'], person: youth, amount: 0 },
]);

const NIGHT = '17:00-08:00#at_home';
/** On call at home for a night of the month before. */
const since = (date: string) => ({ homeOnCall: [{ ...shiftOf(`9 ${NIGHT}`), id: 'earlier', date }] });

ruleCases(homeOnCallWeek, [
  { name: 'an unbroken week', shifts: days(9, 15, NIGHT), amount: 0 },
  { name: 'an eighth day', shifts: days(9, 16, NIGHT), amount: 1, at: ['16'], of: [`9 ${NIGHT}`, `16 ${NIGHT}`] },
  { name: 'two nights in one week', shifts: [`10 ${NIGHT}`, `14 ${NIGHT}`], amount: 0 },
  { name: 'a night a week later', shifts: [`10 ${NIGHT}`, `17 ${NIGHT}`], amount: 1 },
  {
    name: 'a second week within four',
    shifts: [...days(9, 15, NIGHT), ...days(23, 29, NIGHT)],
    amount: 7,
    at: ['23'],
    of: 'all',
  },
  {
    name: 'a week before the planned days counts',
    shifts: [...days(2, 8, NIGHT), `9 ${NIGHT}`],
    amount: 1,
    at: ['9'],
    of: [`2 ${NIGHT}`, `9 ${NIGHT}`],
  },
  {
    name: 'what was before the known days too',
    shifts: [`20 ${NIGHT}`],
    person: since('2026-02-21'),
    amount: 1,
    at: ['20'],
  },
  { name: 'four weeks later it begins anew', shifts: [`20 ${NIGHT}`], person: since('2026-02-20'), amount: 0 },
  { name: 'on-call time at work is not counted', shifts: days(9, 16, '08:00-16:00#at_work'), amount: 0 },
  { name: 'no such rule without a law', shifts: days(9, 16, NIGHT), problem: { law: null }, amount: 0 },
]);
