import { ruleCases } from '../testing/rule-cases.ts';
import { restDayConsent } from './rest-day-consent.ts';

ruleCases(restDayConsent, [
  { name: 'a Sunday, fixed regime', shifts: ['15 08:00-16:00'], problem: { regime: 'fixed' }, amount: 1 },
  { name: 'a Saturday, fixed regime', shifts: ['14 08:00-16:00'], problem: { regime: 'fixed' }, amount: 0 },
  { name: 'Saturday night into Sunday', shifts: ['14 22:00-06:00'], problem: { regime: 'fixed' }, amount: 1 },
  { name: 'Saturday until midnight', shifts: ['14 16:00-00:00'], problem: { regime: 'fixed' }, amount: 0 },
  {
    name: 'Saturday night into the known Sunday with the change of clocks',
    shifts: ['28 22:00-06:00'],
    problem: { regime: 'fixed' },
    amount: 1,
  },
  { name: 'a Sunday, with consent alone', shifts: ['15 08:00-16:00'], person: { needsConsent: true }, amount: 1 },
  { name: 'a Sunday, summary recording', shifts: ['15 08:00-16:00'], amount: 0 },
]);
