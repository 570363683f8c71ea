import { expect, test } from 'vitest';
import { lithuania } from '../law/lithuania.ts';
import { withDay, ruleCases } from '../testing/rule-cases.ts';
import { world } from '../testing/small-world.ts';
import { holidayConsent } from './holiday-consent.ts';
import { nightConsent } from './night-consent.ts';
import { restDayConsent } from './rest-day-consent.ts';

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

// docs/law.md: DK 123(2) requires the consent of everyone under the fixed regime, DSSĮ 37(8) protects some under any.
test.each([
  ['fixed', ['DK 123(2)', 'DK 124', 'DSSĮ 37(8)']],
  ['summary', ['DSSĮ 37(8)', 'DSSĮ 37(8)', 'DSSĮ 37(8)']],
] as const)('who is asked under the %s regime, and by which law', (regime, articles) => {
  const terms = world({ law: lithuania, regime });
  const sources = [holidayConsent, restDayConsent, nightConsent].map((rule) => rule.binding(terms)?.source);
  expect(sources).toEqual(articles);
});
