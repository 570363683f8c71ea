import { ruleCases } from '../testing/rule-cases.ts';
import { onCallConsent } from './on-call-consent.ts';

const shifts = ['10 17:00-20:00#at_home', '12 08:00-16:00#at_work', '13 08:00-16:00'];

ruleCases(onCallConsent, [
  { name: 'at home and at work', shifts, person: { needsConsent: true }, amount: 2 },
  { name: 'with consent', shifts, person: { needsConsent: true, consents: { onCall: true } }, amount: 0 },
  { name: 'of an employee who needs none', shifts, amount: 0 },
]);
