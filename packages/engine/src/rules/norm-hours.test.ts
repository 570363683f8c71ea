import { eu } from '../law/eu.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { normHours } from './norm-hours.ts';

/** A norm of 16 hours, and the remainder of the norms of earlier months (below 0: excess), in hours. */
const after = (hours: number) => ({
  normMinutes: 16 * 60,
  earlier: { minutes: 9600, shifts: 20, overtimeMinutes: 0, normLeftMinutes: 60 * hours },
});
/** Two weeks of the accounting period are before the planned three. */
const twoWeeksBefore = { accounting: { from: '2026-02-23', to: '2026-04-30' } };
const agreed = (hours: number) => ({ ...after(hours), consents: { overtime: 'usual' as const } });

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
  { name: 'what earlier months have left', shifts: days(9, 12, '08:00-17:00'), person: after(20), amount: 0 },
  { name: 'an hour more than that', shifts: days(9, 12, '08:00-17:00'), person: after(19), amount: 1 },
  { name: 'less than the norm after months above it', shifts: ['9 08:00-16:00'], person: after(-10), amount: 2 },
  { name: 'what months above the norm leave', shifts: ['9 08:00-14:00'], person: after(-10), amount: 0 },
  { name: 'no work after months far above the norm', shifts: [], person: after(-90), amount: 0 },
  { name: 'any work after months far above the norm', shifts: ['9 08:00-14:00'], person: after(-90), amount: 6 },
  {
    name: 'agreed overtime of earlier weeks takes nothing from the overtime of these',
    shifts: days(9, 13, '08:00-16:00'),
    person: agreed(-16),
    problem: twoWeeksBefore,
    amount: 0,
  },
  {
    name: 'what is above the overtime agreed for earlier weeks does',
    shifts: days(9, 13, '08:00-16:00'),
    person: agreed(-20),
    problem: twoWeeksBefore,
    amount: 4,
  },
  {
    name: 'overtime agreed for earlier weeks and not done is not left for these',
    shifts: days(9, 13, '08:00-17:00'),
    person: agreed(0),
    problem: twoWeeksBefore,
    amount: 5,
  },
]);
