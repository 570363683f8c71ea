import { away, days, ruleCases } from '../testing/rule-cases.ts';
import {
  averageHours,
  leastAccountingMinutes,
  maxAccountingMinutes,
  maxMinutes,
  minMinutes,
  minWeeklyMinutes,
  sevenDayHours,
  shiftLength,
  summaryHours,
  weeklyHours,
} from './hours.ts';

ruleCases(shiftLength, [
  { name: 'over 12 hours net', shifts: ['10 08:00-21:00/30'], amount: 1, at: ['10'] },
  { name: '13 hours by the clock that goes forward', shifts: ['28 18:00-07:00'], amount: 0 },
  { name: 'a quarter more in that night', shifts: ['28 18:00-07:15'], amount: 1, at: ['28'] },
  { name: 'the break is not counted', shifts: ['10 08:00-21:00/60'], amount: 0 },
  { name: '23 hours of on-call time at work', shifts: ['10 08:00-07:00#at_work'], amount: 0 },
  { name: 'a whole day of on-call time at work', shifts: ['10 08:00-08:00#at_work'], amount: 0 },
  { name: 'on-call time at home is no shift', shifts: ['10 08:00-07:00#at_home'], amount: 0 },
]);

const week = (hours: number) => ({ maxMinutesPerWeek: hours * 60 });

ruleCases(weeklyHours, [
  {
    name: '41 of 40 hours',
    shifts: [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'],
    person: week(40),
    amount: 1,
    at: ['9'],
  },
  { name: 'Sunday and Monday are two weeks', shifts: days(13, 18, '08:00-16:00'), person: week(40), amount: 0 },
  {
    name: 'a week across the start of the month',
    shifts: [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'],
    person: week(40),
    problem: { from: '2026-03-11' },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
]);

const eight = { limits: { minMinutesPerWeek: 8 * 60 } };

ruleCases(minWeeklyMinutes, [
  {
    name: '7 of 8 hours in the first week',
    shifts: ['9 08:00-15:00', '16 08:00-16:00', '23 08:00-16:00'],
    person: eight,
    amount: 1,
    at: ['9'],
    of: [],
  },
  {
    name: '8 hours in each week',
    shifts: ['9 08:00-16:00', '16 08:00-16:00', '23 08:00-16:00'],
    person: eight,
    amount: 0,
  },
  {
    name: 'a week of time off asks for nothing',
    shifts: ['16 08:00-16:00', '23 08:00-16:00'],
    person: { ...eight, ...away(9, 16) },
    amount: 0,
  },
]);

ruleCases(sevenDayHours, [
  // The first seven dates with all six shifts are those from the 9th.
  { name: '66 hours in seven dates', shifts: days(10, 15, '08:00-19:00'), amount: 12, at: ['9'], of: 'all' },
  { name: '60 hours', shifts: days(10, 14, '08:00-20:00'), amount: 0 },
  // Here they are those from the 6th.
  {
    name: '66 hours, 22 of them before the period',
    shifts: days(7, 12, '08:00-19:00'),
    amount: 12,
    at: ['6'],
    of: 'all',
  },
]);

ruleCases(summaryHours, [
  // As above, from the 9th.
  { name: '54 hours in seven dates', shifts: days(10, 15, '08:00-17:00'), amount: 4, at: ['9'], of: 'all' },
  { name: '52 hours', shifts: [...days(10, 14, '08:00-18:00'), '15 08:00-10:00'], amount: 0 },
  { name: 'a quarter more', shifts: [...days(10, 14, '08:00-18:00'), '15 08:00-10:15'], amount: 2 },
  { name: '48 hours', shifts: days(10, 15, '08:00-16:00'), amount: 0 },
  { name: 'fixed regime', shifts: days(10, 15, '08:00-17:00'), problem: { regime: 'fixed' }, amount: 0 },
]);

const fourWeeks = { to: '2026-03-15', accounting: { from: '2026-02-16', to: '2026-04-30' } };

ruleCases(averageHours, [
  {
    name: '49 hours a week on average',
    shifts: days(9, 13, '08:00-16:00'),
    person: { earlier: { minutes: 156 * 60, shifts: 20, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 4,
    at: ['13'],
    of: 'all',
  },
  {
    name: '48 hours a week on average',
    shifts: days(9, 13, '08:00-16:00'),
    person: { earlier: { minutes: 152 * 60, shifts: 20, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
  { name: 'less than four weeks are no average', shifts: days(9, 14, '08:00-18:00'), amount: 0 },
  // 2003/88/EC 16(b): paid leave and sick leave are excluded. 4 weeks less 7 days: 3 x 48 = 144 hours, 40 of them now.
  {
    name: 'a week of leave leaves three: 145 hours',
    shifts: days(9, 13, '08:00-16:00'),
    person: { leaveDays: 7, earlier: { minutes: 105 * 60, shifts: 14, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 1,
    at: ['13'],
  },
  {
    name: 'a week of leave leaves three: 144 hours',
    shifts: days(9, 13, '08:00-16:00'),
    person: { leaveDays: 7, earlier: { minutes: 104 * 60, shifts: 14, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
  {
    name: 'a contract of three of the four weeks: 145 hours',
    shifts: days(9, 13, '08:00-16:00'),
    person: {
      employment: [{ from: '2026-02-23', to: null }],
      earlier: { minutes: 105 * 60, shifts: 14, overtimeMinutes: 0 },
    },
    problem: fourWeeks,
    amount: 1,
  },
  {
    name: 'less than two weeks beside leave are no average',
    shifts: days(9, 13, '08:00-18:00'),
    person: { leaveDays: 15, earlier: { minutes: 96 * 60, shifts: 9, overtimeMinutes: 0 } },
    problem: fourWeeks,
    amount: 0,
  },
]);

ruleCases(maxMinutes, [
  { name: '9 of 8 hours', shifts: ['12 08:00-17:00'], person: { limits: { maxMinutes: 480 } }, amount: 1, at: ['12'] },
  { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { maxMinutes: 480 } }, amount: 0 },
  {
    name: '9 of 8 hours, beside others before the period',
    shifts: ['8 08:00-16:00', '12 08:00-17:00'],
    person: { limits: { maxMinutes: 480 } },
    amount: 1,
    at: ['12'],
    of: ['12 08:00-17:00'],
  },
]);

const mostOfAccounting = {
  limits: { maxMinutesPerAccounting: 108 * 60 },
  earlier: { minutes: 100 * 60, shifts: 0, overtimeMinutes: 0 },
};

ruleCases(maxAccountingMinutes, [
  { name: 'nine hours on top of a hundred', shifts: ['9 08:00-17:00'], person: mostOfAccounting, amount: 1, at: ['9'] },
  { name: 'eight hours on top of a hundred', shifts: ['9 08:00-16:00'], person: mostOfAccounting, amount: 0 },
]);

const lastWeek = { limits: { minMinutes: 480 }, employment: [{ from: '2026-03-23', to: null }] };

ruleCases(minMinutes, [
  {
    name: '7 of 8 hours',
    shifts: ['12 08:00-15:00'],
    person: { limits: { minMinutes: 480 } },
    amount: 1,
    at: ['the period'],
    of: [],
  },
  { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { minMinutes: 480 } }, amount: 0 },
  // A contract of one of the three weeks: 160 minutes.
  { name: 'an hour short of a third', shifts: ['24 08:00-10:00'], person: lastWeek, amount: 1 },
  { name: 'a third', shifts: ['24 08:00-10:40'], person: lastWeek, amount: 0 },
]);

const goesOn = { accounting: { from: '2026-03-01', to: '2026-05-31' } };
const leastOfAccounting = {
  limits: { minMinutesPerAccounting: 108 * 60 },
  earlier: { minutes: 100 * 60, shifts: 0, overtimeMinutes: 0 },
};

ruleCases(leastAccountingMinutes, [
  {
    name: 'an hour short at the end of the period',
    shifts: ['9 08:00-15:00'],
    person: leastOfAccounting,
    amount: 1,
    at: ['the period'],
    of: [],
  },
  { name: 'with those of earlier', shifts: ['9 08:00-16:00'], person: leastOfAccounting, amount: 0 },
  { name: 'the accounting period goes on', shifts: [], person: leastOfAccounting, problem: goesOn, amount: 0 },
]);
