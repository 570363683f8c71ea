import { expect, test } from 'vitest';
import { inMarch, packCases } from '../testing/pack-cases.ts';
import { lawOf } from './packs.ts';

// One minute under and over each limit, by hand from the Organisation of Working Time Act 1997 and the Protection of
// Young Persons (Employment) Act 1996; docs/law.md has where they were read. Monday 9 to Sunday 29 March is planned.

const REST = 'weekly-rest 13';
/** Work on each date, four hours a day: no other rule asks for anything. */
const SHORT = '10:00-14:00';

packCases('ie', [
  // Section 11: 11 hours in each 24.
  ['11 hours of rest', ['03-10 14:00-22:00/30', '03-11 09:00-17:00/30'], []],
  ['a minute less at its end', ['03-10 14:00-22:00/30', '03-11 08:59-17:00/30'], ['daily-rest 11']],
  ['a minute less at its start', ['03-10 14:00-22:01/30', '03-11 09:00-17:00/30'], ['daily-rest 11']],
  ['a minute less after the last shift before', ['03-08 14:00-22:00/30', '03-09 08:59-17:00/30'], ['daily-rest 11']],
  ['10 hours in the night the clocks go forward', ['03-28 14:00-22:00/30', '03-29 09:00-13:00'], ['daily-rest 11']],
  ['11 hours in that night', ['03-28 14:00-22:00/30', '03-29 10:00-14:00'], []],
  // Section 12: 15 minutes in more than 4 and a half hours, 30 in more than 6.
  ['4 hours 30 without a break', ['03-10 08:00-12:30'], []],
  ['4 hours 31 without a break', ['03-10 08:00-12:31'], ['meal-break 12']],
  ['4 hours 31 with 15 minutes', ['03-10 08:00-12:46/15'], []],
  ['4 hours 31 with 14 minutes', ['03-10 08:00-12:45/14'], ['meal-break 12']],
  ['6 hours with 15 minutes', ['03-10 08:00-14:15/15'], []],
  ['6 hours 1 with 15 minutes', ['03-10 08:00-14:16/15'], ['meal-break 12']],
  ['6 hours 1 with 30 minutes', ['03-10 08:00-14:31/30'], []],
  ['6 hours 1 with 29 minutes', ['03-10 08:00-14:30/29'], ['meal-break 12']],
  // Section 13(2): 24 hours after 11. From Saturday 14:00 to Monday 1:00 are 35; the next Sunday has one rest more.
  [
    '35 hours in 7 days',
    [...inMarch(9, 14, SHORT), '03-16 01:00-05:00', ...inMarch(17, 21, SHORT), '03-23 10:00-14:00'],
    [],
  ],
  [
    '34 hours 59 in 7 days',
    [...inMarch(9, 14, SHORT), '03-16 00:59-04:59', ...inMarch(17, 21, SHORT), '03-23 10:00-14:00'],
    [REST],
  ],
  // Section 13(3)(a): two rests in a row in the next 7 days need one daily rest. Friday 14:00 to Monday 1:00 is 59 h.
  ['12 days of work, then 59 hours', [...inMarch(9, 20, SHORT), '03-23 01:00-05:00'], []],
  ['12 days of work, then 58 hours 59', [...inMarch(9, 20, SHORT), '03-23 00:59-04:59'], [REST]],
  ['13 days of work', [...inMarch(9, 21, SHORT)], [REST]],
  // Section 13(3)(b): two rests that aren't, each after a daily rest: from the 17th to the 19th, the 20th to the 22nd.
  [
    '9 days of work, then twice 35 hours',
    [...inMarch(9, 17, SHORT), ...inMarch(19, 20, SHORT), '03-22 01:00-05:00'],
    [],
  ],
  [
    '9 days of work, then 35 hours and 34 hours 59',
    [...inMarch(9, 17, SHORT), ...inMarch(19, 20, SHORT), '03-22 00:59-04:59'],
    [REST],
  ],
  ['7 days of work, and the next 7 planned free', inMarch(9, 15, SHORT), [], { problem: { to: '2026-03-22' } }],
  ['7 days of work, and only 6 planned free', inMarch(9, 15, SHORT), [REST], { problem: { to: '2026-03-21' } }],
  // Section 15: 48 hours on average. Four weeks of six times 8 hours are 192.
  [
    '192 hours in 4 weeks',
    [2, 9, 16, 23].flatMap((day) => inMarch(day, day + 5, '08:00-16:30/30')),
    [],
    { problem: { from: '2026-03-02' } },
  ],
  [
    '192 hours and a minute in 4 weeks',
    [...[2, 9, 16, 23].flatMap((day) => inMarch(day, day + 5, '08:00-16:30/30')).slice(0, -1), '03-28 08:00-16:31/30'],
    ['average-hours 15'],
    { problem: { from: '2026-03-02' } },
  ],
  // Section 16: night is 0:00 to 7:00, night work 3 hours of it, 8 hours on average.
  ['a night of 8 hours', ['03-10 22:00-06:30/30'], []],
  ['a night of 8 hours 1', ['03-10 22:00-06:31/30'], ['night-average 16']],
  ['10 and a half hours with 2 hours 59 at night', ['03-10 16:00-02:59/30'], []],
  ['10 and a half hours with 3 hours at night', ['03-10 16:00-03:00/30'], ['night-average 16']],
]);

const PYP = '3, 4, 6';
const young = { person: { birthDate: '2009-06-01' } };
const of15 = { person: { birthDate: '2010-08-10' } };
const back = { person: { birthDate: '2011-01-10' } };
const of14 = { person: { birthDate: '2012-01-10' } };
const week = (hours: string): string[] => ['13', '14', '15', '16', '17'].map((day) => `07-${day} ${hours}`);

packCases('ie', [
  // Section 6: 16 and 17.
  ['16: 8 hours', ['03-10 10:00-18:30/30'], [], young],
  ['16: 8 hours 1', ['03-10 10:00-18:31/30'], [`minor-hours ${PYP}`], young],
  ['16: 40 hours a week', inMarch(9, 13, '10:00-18:30/30'), [], young],
  [
    '16: 40 hours and a minute',
    [...inMarch(9, 13, '10:00-18:30/30'), '03-14 10:00-10:01'],
    [`minor-free-days ${PYP}`, `minor-weekly-hours ${PYP}`],
    young,
  ],
  ['16: two days off', inMarch(9, 13, SHORT), [], young],
  ['16: one day off', inMarch(9, 14, SHORT), [`minor-free-days ${PYP}`], young],
  ['16: until 22:00', ['03-10 14:00-22:00/30'], [], young],
  ['16: until 22:01', ['03-10 14:00-22:01/30'], [`minor-night ${PYP}`], young],
  ['16: from 6:00', ['03-10 06:00-10:00'], [], young],
  ['16: from 5:59', ['03-10 05:59-09:59'], [`minor-night ${PYP}`], young],
  ['16: 12 hours of rest', ['03-10 12:00-20:00/30', '03-11 08:00-12:00'], [], young],
  ['16: 11 hours 59', ['03-10 12:00-20:00/30', '03-11 07:59-11:59'], [`minor-rest ${PYP}`], young],
  ['16: 4 hours 30 without a break', ['03-10 08:00-12:30'], [], young],
  ['16: 4 hours 31 without one', ['03-10 08:00-12:31'], ['meal-break 12', 'minor-break 6'], young],
  ['16: 4 hours 31 with 30 minutes', ['03-10 08:00-13:01/30'], [], young],
  ['16: 4 hours 31 with 29 minutes', ['03-10 08:00-13:00/29'], ['minor-break 6'], young],
  ['18 on the day: until 23:00', ['03-10 14:00-23:00/60'], [], { person: { birthDate: '2008-03-10' } }],
  ['18 tomorrow', ['03-10 14:00-23:00/60'], [`minor-night ${PYP}`], { person: { birthDate: '2008-03-11' } }],
  // Sections 3(5) and 4: at 15 in term.
  ['15 in term: 8 hours a week', ['03-14 10:00-18:30/30'], [], of15],
  ['15 in term: 8 hours 1', ['03-14 10:00-18:31/30'], [`minor-hours ${PYP}`, `minor-weekly-hours ${PYP}`], of15],
  // Section 3(4): outside term. Monday 13 to Friday 17 July.
  ['15 in summer: 7 hours', ['07-14 10:00-17:30/30'], [], of15],
  ['15 in summer: 7 hours 1', ['07-14 10:00-17:31/30'], [`minor-hours ${PYP}`], of15],
  ['15 in summer: 35 hours', week('10:00-17:30/30'), [], of15],
  [
    '15 in summer: 35 hours 1',
    [...week('10:00-17:30/30'), '07-18 10:00-10:01'],
    [`minor-free-days ${PYP}`, `minor-weekly-hours ${PYP}`],
    of15,
  ],
  ['15: until 20:00', ['07-14 14:00-20:00/30'], [], of15],
  ['15: until 20:01', ['07-14 14:00-20:01/30'], [`minor-night ${PYP}`], of15],
  ['15: from 8:00', ['07-14 08:00-12:00'], [], of15],
  ['15: from 7:59', ['07-14 07:59-11:59'], [`minor-night ${PYP}`], of15],
  ['15: 14 hours of rest', ['07-14 13:00-20:00/30', '07-15 10:00-14:00'], [], of15],
  ['15: 13 hours 59', ['07-14 13:00-20:00/30', '07-15 09:59-13:59'], [`minor-rest ${PYP}`], of15],
  ['14 in summer', ['07-14 10:00-14:00'], [], of14],
  ['14 in term', ['03-14 10:00-10:01'], [`minor-hours ${PYP}`, `minor-weekly-hours ${PYP}`], of14],
  // A week across the edge of the term: its least hours, of the dates with any. Tuesday 1 September, Wednesday 1 July.
  ['15, back in term: 8 hours', ['09-01 12:00-16:00', '09-02 12:00-16:00'], [], back],
  ['15, back in term: 8 hours 1', ['09-01 12:00-16:00', '09-02 12:00-16:01'], [`minor-weekly-hours ${PYP}`], back],
  [
    '15, back in term: four times 7 hours 30',
    ['1', '2', '3', '4'].map((day) => `09-0${day} 10:00-18:00/30`),
    [`minor-weekly-hours ${PYP}`],
    back,
  ],
  ['14, the first days of summer', ['07-01 10:00-13:30', '07-02 10:00-13:30'], [], of14],
  ['14, the day before them', ['06-30 10:00-13:30', '07-02 10:00-13:30'], [`minor-hours ${PYP}`], of14],
  ['14, all week in term', ['06-16 10:00-13:30'], [`minor-hours ${PYP}`, `minor-weekly-hours ${PYP}`], of14],
  [
    '13 in summer, 14 the day after',
    ['07-14 10:00-10:01'],
    [`minor-hours ${PYP}`],
    { person: { birthDate: '2012-07-15' } },
  ],
]);

test('Ireland: what the act leaves open has an article and no amount', () => {
  const law = lawOf('ie', { from: '2026-03-01', to: '2026-03-31' });
  expect(law?.sundayPay).toEqual({ article: 'Organisation of Working Time Act 1997, s. 14' });
  expect(law?.zeroHours).toEqual({ article: 'Organisation of Working Time Act 1997, s. 18' });
  expect([law?.pay, law?.norm, law?.eves]).toEqual([undefined, undefined, undefined]);
  expect(law?.accountingPeriod).toMatchObject({ mostMonths: 4, grounds: { sector: 6, agreement: 12 } });
  expect(lawOf('ie', { from: '1998-02-01', to: '1998-02-28' })?.dailyRest).toBeUndefined();
});

test('Ireland: notice counts from the day; an employee may refuse since 16 December 2022', () => {
  const on = (date: string) => lawOf('ie', { from: date, to: date })?.changeNotice;
  expect(on('2022-12-15')).toMatchObject({ hoursBeforeDay: 24, consent: false });
  expect(on('2022-12-16')).toEqual({ article: 'Organisation of Working Time Act 1997, s. 17', hoursBeforeDay: 24 });
  expect(on('1997-09-29')).toBeUndefined();
});
