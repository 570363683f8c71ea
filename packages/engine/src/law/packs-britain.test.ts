import { expect, test } from 'vitest';
import { inMarch, packCases } from '../testing/pack-cases.ts';
import { lawOf } from './packs.ts';

// One minute under and over each limit, by hand from the Working Time Regulations 1998, and for children from the
// Children and Young Persons Act 1933, section 18; docs/law.md has where they were read. Monday 9 to Sunday 29 March is
// planned; two weeks are the 2nd to the 15th and the 16th to the 29th, 1,430 weeks after 5 October 1998 and two later.

const REST = 'weekly-rest 11';
/** Work on each date, four hours a day: no other rule asks for anything. */
const SHORT = '10:00-14:00';

packCases('gb', [
  // Regulation 10: 11 hours in each 24.
  ['11 hours of rest', ['03-10 14:00-22:00/30', '03-11 09:00-17:00/30'], []],
  ['a minute less at its end', ['03-10 14:00-22:00/30', '03-11 08:59-17:00/30'], ['daily-rest 10']],
  ['a minute less at its start', ['03-10 14:00-22:01/30', '03-11 09:00-17:00/30'], ['daily-rest 10']],
  ['10 hours in the night the clocks go forward', ['03-28 14:00-22:00/30', '03-29 09:00-13:00'], ['daily-rest 10']],
  // Regulation 12: a break in more than 6 hours, of 20 minutes.
  ['6 hours without a break', ['03-10 08:00-14:00'], []],
  ['6 hours 1 without a break', ['03-10 08:00-14:01'], ['meal-break 12']],
  ['6 hours 1 with 20 minutes', ['03-10 08:00-14:21/20'], []],
  ['6 hours 1 with 19 minutes', ['03-10 08:00-14:20/19'], ['meal-break 12']],
  // Regulation 11(1), (7): 24 hours in the week beside the daily 11. From Saturday 14:00 to Monday 1:00 are 35.
  ['35 hours', [...inMarch(16, 21, SHORT), '03-23 01:00-05:00', ...inMarch(24, 28, SHORT)], []],
  ['34 hours 59', [...inMarch(16, 21, SHORT), '03-23 00:59-04:59', ...inMarch(24, 28, SHORT)], [REST]],
  // Regulation 11(6): a week ends at midnight between Sunday and Monday. The weeks of the 2nd and the 9th are a pair.
  ['24 hours of it before that midnight', [...inMarch(2, 13, SHORT), '03-14 20:00-00:00', '03-16 11:00-15:00'], []],
  ['23 hours 59 before it', [...inMarch(2, 13, SHORT), '03-14 20:01-00:01', '03-16 11:01-15:01'], [REST]],
  // Regulation 11(2)(b): 48 hours in two weeks. From Tuesday the 24th 14:00 to Friday 1:00 are 59.
  ['9 days of work, then 59 hours', [...inMarch(16, 24, SHORT), '03-27 01:00-05:00', ...inMarch(28, 29, SHORT)], []],
  ['58 hours 59', [...inMarch(16, 24, SHORT), '03-27 00:59-04:59', ...inMarch(28, 29, SHORT)], [REST]],
  // Regulation 11(2)(a): twice 24 hours in two weeks, each beside a daily rest.
  [
    '8 days of work, then twice 35 hours',
    [...inMarch(16, 23, SHORT), '03-25 01:00-05:00', '03-26 10:00-14:00', '03-28 01:00-05:00', '03-29 10:00-14:00'],
    [],
  ],
  [
    '35 hours and 34 hours 59',
    [...inMarch(16, 23, SHORT), '03-25 01:00-05:00', '03-26 10:00-14:00', '03-28 00:59-04:59', '03-29 10:00-14:00'],
    [REST],
  ],
  [
    'twice 35 hours in the first week, none in the second',
    [
      ...inMarch(16, 17, SHORT),
      '03-19 01:00-05:00',
      '03-20 10:00-14:00',
      '03-22 01:00-05:00',
      ...inMarch(23, 29, SHORT),
    ],
    [],
  ],
  [
    'there 35 hours and 34 hours 59',
    [
      ...inMarch(16, 17, SHORT),
      '03-19 01:00-05:00',
      '03-20 10:00-14:00',
      '03-22 00:59-04:59',
      ...inMarch(23, 29, SHORT),
    ],
    [REST],
  ],
  ['two weeks of work, then two free ones', inMarch(2, 15, SHORT), [REST]],
  ['a week of work, and the second of the pair free', inMarch(16, 22, SHORT), []],
  ['where only the first of them is planned', inMarch(16, 22, SHORT), [REST], { problem: { to: '2026-03-22' } }],
  // Regulation 4: 48 hours on average, or more if the worker agreed. Four weeks of six times 8 hours are 192.
  [
    '192 hours in 4 weeks',
    [2, 9, 16, 23].flatMap((day) => inMarch(day, day + 5, '08:00-16:30/30')),
    [],
    { problem: { from: '2026-03-02' } },
  ],
  [
    '192 hours and a minute in 4 weeks',
    [...[2, 9, 16, 23].flatMap((day) => inMarch(day, day + 5, '08:00-16:30/30')).slice(0, -1), '03-28 08:00-16:31/30'],
    ['average-hours 4, 5'],
    { problem: { from: '2026-03-02' } },
  ],
  // Regulations 2 and 6: night is 23:00 to 6:00, night work 3 hours of it, 8 hours on average.
  ['a night of 8 hours', ['03-10 22:00-06:30/30'], []],
  ['a night of 8 hours 1', ['03-10 22:00-06:31/30'], ['night-average 2, 6']],
  ['9 and a half hours with 2 hours 59 at night', ['03-10 16:00-01:59/30'], []],
  ['9 and a half hours with 3 hours at night', ['03-10 16:00-02:00/30'], ['night-average 2, 6']],
  ['9 hours from 3:01', ['03-10 03:01-12:31/30'], []],
  ['9 hours from 3:00', ['03-10 03:00-12:30/30'], ['night-average 2, 6']],
]);

const WHO = '5A, 6A, 10, 11; Children and Young Persons Act 1933, s. 18';
const young = { person: { birthDate: '2009-06-01' } };
const of15 = { person: { birthDate: '2010-08-10' } };
const of14 = { person: { birthDate: '2012-01-10' } };
const inAugust = (hours: string, days = ['03', '04', '05', '06', '07']): string[] =>
  days.map((day) => `08-${day} ${hours}`);

packCases('gb', [
  // Regulations 5A, 6A, 10(2), 11(3), 12(4): young workers of 16 and 17.
  ['16: 8 hours', ['03-10 10:00-18:30/30'], [], young],
  ['16: 8 hours 1', ['03-10 10:00-18:31/30'], [`minor-hours ${WHO}`], young],
  ['16: 40 hours a week', inMarch(9, 13, '10:00-18:30/30'), [], young],
  [
    '16: 40 hours and a minute',
    [...inMarch(9, 13, '10:00-18:30/30'), '03-14 10:00-10:01'],
    [`minor-free-days ${WHO}`, `minor-weekly-hours ${WHO}`],
    young,
  ],
  ['16: one day off', inMarch(9, 14, SHORT), [`minor-free-days ${WHO}`], young],
  ['16: until 22:00', ['03-10 14:00-22:00/30'], [], young],
  ['16: until 22:01', ['03-10 14:00-22:01/30'], [`minor-night ${WHO}`], young],
  ['16: from 6:00', ['03-10 06:00-10:00'], [], young],
  ['16: from 5:59', ['03-10 05:59-09:59'], [`minor-night ${WHO}`], young],
  ['16: 12 hours of rest', ['03-10 12:00-20:00/30', '03-11 08:00-12:00'], [], young],
  ['16: 11 hours 59', ['03-10 12:00-20:00/30', '03-11 07:59-11:59'], [`minor-rest ${WHO}`], young],
  ['16: 4 hours 30 without a break', ['03-10 08:00-12:30'], [], young],
  ['16: 4 hours 31 without one', ['03-10 08:00-12:31'], ['minor-break 12'], young],
  ['16: 4 hours 31 with 30 minutes', ['03-10 08:00-13:01/30'], [], young],
  ['16: 4 hours 31 with 29 minutes', ['03-10 08:00-13:00/29'], ['minor-break 12'], young],
  ['18 on the day: 4 hours 31 without one', ['03-10 08:00-12:31'], [], { person: { birthDate: '2008-03-10' } }],
  // Section 18(1)(c), (d), (da), (g): at 15 on school days and in such weeks.
  ['15: 2 hours on a school day', ['03-10 16:00-18:00'], [], of15],
  ['15: 2 hours 1', ['03-10 16:00-18:01'], [`minor-hours ${WHO}`], of15],
  ['15: 8 hours on a Saturday', ['03-14 10:00-18:30/30'], [], of15],
  ['15: 8 hours 1', ['03-14 10:00-18:31/30'], [`minor-hours ${WHO}`], of15],
  ['15: 12 hours in that week', [...inMarch(10, 11, '16:00-18:00'), '03-14 10:00-18:30/30'], [], of15],
  [
    '15: 12 hours 1',
    [...inMarch(10, 11, '16:00-18:00'), '03-12 16:00-16:01', '03-14 10:00-18:30/30'],
    [`minor-weekly-hours ${WHO}`],
    of15,
  ],
  ['15: until 19:00', ['03-14 14:00-19:00/30'], [], of15],
  ['15: until 19:01', ['03-14 14:00-19:01/30'], [`minor-night ${WHO}`], of15],
  ['15: from 7:00', ['03-14 07:00-11:00'], [], of15],
  ['15: from 6:59', ['03-14 06:59-10:59'], [`minor-night ${WHO}`], of15],
  // Section 18(1)(g), (h): in the holidays. Monday 3 to Friday 7 August.
  ['15 in August: 8 hours', ['08-04 10:00-18:30/30'], [], of15],
  ['15 in August: 8 hours 1', ['08-04 10:00-18:31/30'], [`minor-hours ${WHO}`], of15],
  ['15 in August: 35 hours', inAugust('10:00-17:30/30'), [], of15],
  [
    '15 in August: 35 hours 1',
    [...inAugust('10:00-17:30/30'), '08-08 10:00-10:01'],
    [`minor-weekly-hours ${WHO}`],
    of15,
  ],
  ['14: 5 hours on a Saturday', ['03-14 10:00-15:30/30'], [], of14],
  ['14: 5 hours 1', ['03-14 10:00-15:31/30'], [`minor-hours ${WHO}`], of14],
  ['14 in August: 25 hours', inAugust('10:00-15:30/30'), [], of14],
  [
    '14 in August: 25 hours 1',
    [...inAugust('10:00-15:30/30'), '08-08 10:00-10:01'],
    [`minor-weekly-hours ${WHO}`],
    of14,
  ],
  [
    '13, 14 the day after: a minute',
    ['03-14 10:00-10:01'],
    [`minor-hours ${WHO}`],
    { person: { birthDate: '2012-03-15' } },
  ],
]);

test('Great Britain: 48 hours are the worker’s to agree to, and whole months are never longer than the weeks', () => {
  const law = lawOf('gb', { from: '2026-03-01', to: '2026-03-31' });
  expect(law?.averageHours?.severity).toBe('consent');
  // 17, 26 and 52 weeks are 119, 182 and 364 days; 3, 5 and 11 months have at most 92, 153 and 337.
  expect(law?.accountingPeriod).toMatchObject({ mostMonths: 3, grounds: { sector: 5, agreement: 11 } });
  expect([law?.pay, law?.norm, law?.eves]).toEqual([undefined, undefined, undefined]);
});

test('Great Britain: guaranteed hours are not set until regulations set them, and weren’t named before 2026', () => {
  expect(lawOf('gb', { from: '2026-03-01', to: '2026-03-31' })?.guaranteedHours).toEqual({
    article: 'Employment Rights Act 1996, s. 27BA',
    terms: 'unset',
  });
  expect(lawOf('gb', { from: '2025-03-01', to: '2025-03-31' })?.guaranteedHours).toBeUndefined();
});
