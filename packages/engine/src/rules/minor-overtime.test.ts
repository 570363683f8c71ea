import { days, youth, ruleCases } from '../testing/rule-cases.ts';
import { minorOvertime } from './minor-overtime.ts';

ruleCases(minorOvertime, [
  {
    name: '17 years, an hour above the norm',
    shifts: days(9, 10, '08:00-16:00'),
    person: { ...youth, normMinutes: 900 },
    amount: 1,
  },
  { name: '17 years, the norm', shifts: days(9, 10, '08:00-16:00'), person: { ...youth, normMinutes: 960 }, amount: 0 },
  {
    name: '17 years, the norm after months below it',
    shifts: days(9, 10, '08:00-16:00'),
    person: { ...youth, normMinutes: 900, earlier: { minutes: 0, shifts: 1, overtimeMinutes: 0, normLeftMinutes: 60 } },
    amount: 0,
  },
  {
    name: '17 years, the norm after months above it',
    shifts: days(9, 10, '08:00-16:00'),
    person: {
      ...youth,
      normMinutes: 960,
      earlier: { minutes: 0, shifts: 1, overtimeMinutes: 0, normLeftMinutes: -60 },
    },
    amount: 1,
  },
  { name: 'of age', shifts: days(9, 10, '08:00-16:00'), person: { normMinutes: 900 }, amount: 0 },
]);
