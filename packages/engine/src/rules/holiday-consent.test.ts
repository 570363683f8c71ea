import { withDay, ruleCases } from '../testing/rule-cases.ts';
import { holidayConsent } from './holiday-consent.ts';

const holiday = withDay(11, { holiday: true });

ruleCases(holidayConsent, [
  { name: 'fixed regime', shifts: ['11 08:00-16:00'], problem: { ...holiday, regime: 'fixed' }, amount: 1 },
  {
    name: 'a night that ends on the holiday',
    shifts: ['10 22:00-06:00'],
    problem: { ...holiday, regime: 'fixed' },
    amount: 1,
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
