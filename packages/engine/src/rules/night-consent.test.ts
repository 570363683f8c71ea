import { ruleCases } from '../testing/rule-cases.ts';
import { nightConsent } from './night-consent.ts';

ruleCases(nightConsent, [
  { name: 'until a quarter past ten', shifts: ['10 14:00-22:15'], person: { needsConsent: true }, amount: 1 },
  { name: 'until ten', shifts: ['10 14:00-22:00'], person: { needsConsent: true }, amount: 0 },
  {
    name: 'consent given',
    shifts: ['10 22:00-06:00'],
    person: { needsConsent: true, consents: { night: true } },
    amount: 0,
  },
  { name: 'whoever needs none', shifts: ['10 22:00-06:00'], amount: 0 },
]);
