import { eu } from '../law/eu.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { normHours } from './norm-hours.ts';

ruleCases(normHours, [
  { name: 'overtime', shifts: ['12 08:00-17:00'], person: { normMinutes: 480 }, amount: 1 },
  { name: 'the norm', shifts: ['12 08:00-16:30/30'], person: { normMinutes: 480 }, amount: 0 },
  {
    name: 'overtime with consent',
    shifts: ['12 08:00-17:00'],
    person: { normMinutes: 480, consents: { overtime: 'usual' } },
    amount: 0,
  },
  {
    name: 'overtime with consent where the law pack says nothing of it',
    shifts: ['12 08:00-17:00'],
    person: { normMinutes: 480, consents: { overtime: 'usual' } },
    problem: { law: eu },
    amount: 0,
  },
]);
