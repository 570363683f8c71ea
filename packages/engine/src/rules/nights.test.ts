import { eu } from '../testing/laws.ts';
import { days, type RuleCase, ruleCases } from '../testing/rule-cases.ts';
import { needOf } from '../testing/small-world.ts';
import { evenRotation, nightAverage } from './nights.ts';

/** After eleven nights with this total of hours, and no other work in these months. */
const after = (hours: number) => ({
  earlier: {
    minutes: 9600,
    shifts: 20,
    overtimeMinutes: 0,
    nightShifts: 11,
    nightMinutes: hours * 60,
    recentShifts: 11,
    recentMinutes: hours * 60,
  },
});

const ofNights: RuleCase[] = [
  { name: 'two nights of nine hours', shifts: ['10 21:00-06:00', '12 21:00-06:00'], amount: 2, at: ['12'], of: 'all' },
  { name: 'nine and seven hours', shifts: ['10 21:00-06:00', '12 23:00-06:00'], amount: 0 },
  { name: 'nine hours by the clock that goes forward', shifts: ['28 21:00-06:00'], amount: 0 },
  {
    name: 'two nights of nine hours after short ones',
    shifts: ['10 21:00-06:00', '12 21:00-06:00'],
    person: after(86),
    amount: 0,
  },
  { name: 'an hour less short', shifts: ['10 21:00-06:00', '12 21:00-06:00'], person: after(87), amount: 1 },
  { name: 'a night of eight hours after long ones', shifts: ['10 22:00-06:00'], person: after(90), amount: 0 },
  {
    name: 'one of nine after long ones: what it has above',
    shifts: ['10 21:00-06:00'],
    person: after(90),
    amount: 1,
    at: ['10'],
  },
  { name: 'a short night makes up for them', shifts: ['10 00:00-06:00'], person: after(90), amount: 0 },
  { name: 'no night after long ones', shifts: ['10 08:00-16:00'], person: after(90), amount: 0 },
  { name: 'a late evening is no night', shifts: ['10 13:00-00:00'], amount: 0 },
];

/** One night of 8 hours and 12 other shifts in the two preceding months, with this total of hours. */
const rarely = (hours: number) => ({
  earlier: { ...after(8).earlier, nightShifts: 1, recentShifts: 13, recentMinutes: hours * 60 },
});

// DK 117(3) averages the total working time of a night worker (docs/law.md, [117]).
ruleCases(nightAverage, [
  ...ofNights,
  {
    name: 'a day of ten hours beside a night of eight',
    shifts: ['10 08:00-18:00', '12 22:00-06:00'],
    amount: 2,
    at: ['12'],
    of: 'all',
  },
  {
    name: 'days of six hours make up for a night of ten',
    shifts: [...days(9, 10, '08:00-14:00'), '12 20:00-06:00'],
    amount: 0,
  },
  { name: 'long days of those who have no night', shifts: days(9, 12, '08:00-20:00'), amount: 0 },
  {
    name: 'long days after a night',
    shifts: days(9, 10, '08:00-20:00'),
    person: rarely(104),
    amount: 8,
    at: ['10'],
    of: 'all',
  },
  { name: 'after short shifts too', shifts: days(9, 10, '08:00-20:00'), person: rarely(96), amount: 0 },
]);

// 2003/88/EC 8, by the stricter reading: only night shifts.
ruleCases(nightAverage, [
  ...ofNights.map((one) => ({ ...one, name: `EU: ${one.name}`, problem: { law: eu } })),
  {
    name: 'EU: days of six hours do not make up for a night of ten',
    shifts: [...days(9, 10, '08:00-14:00'), '12 20:00-06:00'],
    problem: { law: eu },
    amount: 2,
    at: ['12'],
    of: ['12 20:00-06:00'],
  },
  {
    name: 'EU: long days after a night',
    shifts: days(9, 10, '08:00-20:00'),
    person: rarely(104),
    problem: { law: eu },
    amount: 0,
  },
]);

const needs = Array.from({ length: 14 }, (_, i) => i + 9).flatMap((day) => [
  needOf(`${day} 08:00-16:00`),
  needOf(`${day} 14:00-22:00`),
]);
const openAndClose = { needs };

ruleCases(evenRotation, [
  {
    name: 'closes every time',
    shifts: days(9, 16, '14:00-22:00'),
    problem: openAndClose,
    amount: 1,
    at: ['16'],
    of: 'all',
  },
  { name: 'opens once', shifts: [...days(9, 15, '14:00-22:00'), '17 08:00-16:00'], problem: openAndClose, amount: 0 },
  { name: 'too few to tell', shifts: days(9, 13, '14:00-22:00'), problem: openAndClose, amount: 0 },
]);
