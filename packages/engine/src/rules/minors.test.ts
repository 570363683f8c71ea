import { eu } from '../testing/laws.ts';
import { child, days, ruleCases, youth } from '../testing/rule-cases.ts';
import {
  minorAlcohol,
  minorBreak,
  minorFreeDays,
  minorHours,
  minorNight,
  minorOvertime,
  minorRest,
  minorWeeklyHours,
} from './minors.ts';

const bar = { rules: { alcoholRoles: ['cook'] } };

ruleCases(minorAlcohol, [
  { name: '17 years, at the bar', shifts: ['10 14:00-20:00'], person: youth, problem: bar, amount: 1, at: ['10'] },
  { name: '17 years, elsewhere', shifts: ['10 14:00-20:00'], person: youth, amount: 0 },
  { name: 'of age', shifts: ['10 14:00-20:00'], problem: bar, amount: 0 },
]);

ruleCases(minorHours, [
  { name: '17 years, 9 hours', shifts: ['10 08:00-17:00'], person: youth, amount: 1 },
  { name: '17 years, 8 hours', shifts: ['10 08:00-16:00'], person: youth, amount: 0 },
  { name: '15 years, a school day', shifts: ['10 14:00-17:00'], person: child, amount: 1 },
  {
    name: '15 years the day before 16',
    shifts: ['9 14:00-17:00'],
    person: { birthDate: '2010-03-10' },
    amount: 1,
    at: ['9'],
  },
  { name: '16 on the day', shifts: ['10 14:00-17:00'], person: { birthDate: '2010-03-10' }, amount: 0 },
  { name: '15 years, a Saturday', shifts: ['14 10:00-16:00'], person: child, amount: 0 },
  {
    name: 'EU: 12 years, an hour',
    shifts: ['14 10:00-11:00'],
    person: { birthDate: '2013-03-15' },
    problem: { law: eu },
    amount: 1,
  },
  {
    name: 'EU: 13 on the day',
    shifts: ['14 10:00-11:00'],
    person: { birthDate: '2013-03-14' },
    problem: { law: eu },
    amount: 0,
  },
  {
    name: '17 the day before 18',
    shifts: ['10 08:00-18:00'],
    person: { birthDate: '2008-03-11' },
    amount: 1,
    at: ['10'],
  },
  { name: '18 on the day', shifts: ['10 08:00-18:00'], person: { birthDate: '2008-03-10' }, amount: 0 },
]);

ruleCases(minorNight, [
  { name: 'until 22:15', shifts: ['10 16:00-22:15'], person: youth, amount: 1 },
  { name: 'until 22:00', shifts: ['10 16:00-22:00'], person: youth, amount: 0 },
  { name: 'before six', shifts: ['10 05:30-09:00'], person: youth, amount: 1, at: ['10'] },
  { name: 'half past five by the new clock', shifts: ['29 05:30-09:00'], person: youth, amount: 1, at: ['29'] },
  { name: 'six by the new clock', shifts: ['29 06:00-09:00'], person: youth, amount: 0 },
]);

ruleCases(minorRest, [
  { name: '11 hours', shifts: ['10 13:00-21:00', '11 08:00-12:00'], person: youth, amount: 1, at: ['11'], of: 'all' },
  { name: '12 hours', shifts: ['10 13:00-21:00', '11 09:00-12:00'], person: youth, amount: 0 },
  {
    name: '12 hours by the clock that goes forward',
    shifts: ['28 13:00-21:00', '29 09:00-12:00'],
    person: youth,
    amount: 1,
    at: ['29'],
  },
]);

ruleCases(minorWeeklyHours, [
  {
    name: '15 years, 14 of 12 hours',
    shifts: days(9, 15, '14:00-16:00'),
    person: child,
    amount: 2,
    at: ['9'],
    of: 'all',
  },
  { name: '15 years, 12 hours', shifts: days(9, 14, '14:00-16:00'), person: child, amount: 0 },
  { name: '17 years, 40 hours', shifts: days(9, 13, '08:00-16:00'), person: youth, amount: 0 },
]);

ruleCases(minorFreeDays, [
  { name: 'six dates', shifts: days(9, 14, '14:00-16:00'), person: youth, amount: 1, at: ['9'], of: 'all' },
  { name: 'five dates', shifts: days(9, 13, '14:00-16:00'), person: youth, amount: 0 },
  { name: 'six dates from Tuesday on', shifts: days(10, 15, '14:00-16:00'), person: youth, amount: 1, at: ['9'] },
]);

ruleCases(minorOvertime, [
  {
    name: '17 years, an hour above the norm',
    shifts: days(9, 10, '08:00-16:00'),
    person: { ...youth, normMinutes: 900 },
    amount: 1,
    at: ['10'],
    of: 'all',
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

ruleCases(minorBreak, [
  { name: '17 years, 5 hours through', shifts: ['10 14:00-19:00'], person: youth, amount: 1, at: ['10'] },
  { name: '17 years, half an hour of break', shifts: ['10 14:00-19:30/30'], person: youth, amount: 0 },
  { name: '17 years, four and a half hours', shifts: ['10 14:00-18:30'], person: youth, amount: 0 },
  { name: 'of age', shifts: ['10 14:00-19:00'], amount: 0 },
]);
