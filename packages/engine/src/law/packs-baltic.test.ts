import { inMarch, packCases, type PackCase } from '../testing/pack-cases.ts';

// One minute under and over more limits of Latvia and Estonia than rules/country-packs.test.ts has, by hand from what
// docs/law.md says of the Labour Law (DL) and the Employment Contracts Act (TLS). Monday 9 to Sunday 29 March is
// planned.

const SHORT = '10:00-14:00';
const young = { person: { birthDate: '2009-06-01' } };

/** Limits of 16 and 17 that both have: 22:00 to 6:00, two days off, 30 minutes in more than 4 and a half hours. */
const ofYoung = (minors: string, minorBreak: string): PackCase[] => [
  ['16: until 22:00', ['03-10 18:00-22:00'], [], young],
  ['16: until 22:01', ['03-10 18:01-22:01'], [`minor-night ${minors}`], young],
  ['16: from 6:00', ['03-10 06:00-10:00'], [], young],
  ['16: from 5:59', ['03-10 05:59-09:59'], [`minor-night ${minors}`], young],
  ['16: two days off', inMarch(9, 13, SHORT), [], young],
  ['16: one day off', inMarch(9, 14, SHORT), [`minor-free-days ${minors}`], young],
  ['16: 4 hours 30 without a break', ['03-10 08:00-12:30'], [], young],
  ['16: 4 hours 31 without one', ['03-10 08:00-12:31'], [`minor-break ${minorBreak}`], young],
  ['16: 4 hours 31 with 30 minutes', ['03-10 08:00-13:01/30'], [], young],
  ['16: 4 hours 31 with 29 minutes', ['03-10 08:00-13:00/29'], [`minor-break ${minorBreak}`], young],
  ['18 on the day: until 23:00', ['03-10 19:00-23:00'], [], { person: { birthDate: '2008-03-10' } }],
  ['18 tomorrow', ['03-10 19:00-23:00'], [`minor-night ${minors}`], { person: { birthDate: '2008-03-11' } }],
];

const DL = 'DL 132, 138, 142, 143';
const of13 = { person: { birthDate: '2012-08-01' } };

const fixed = { problem: { regime: 'fixed' as const } };
const DAILY = 'daily-rest DL 140(6), 142';
const WEEKLY = 'weekly-rest DL 140(6), 143';

/**
 * Mondays begin at 8:00, 35 hours after Saturdays that end at 21:00; that of the 30th an hour later by the clock. From
 * 13:00 on the last Saturday 35 hours are left of the planned dates.
 */
const withSaturdays = (one: string, other: string): string[] => [
  ...inMarch(9, 13, '08:00-12:00'),
  `03-14 ${one}`,
  ...inMarch(16, 20, '08:00-12:00'),
  `03-21 ${other}`,
  ...inMarch(23, 27, '08:00-12:00'),
  '03-28 17:00-21:00',
  '03-30 09:00-13:00',
  ...['03-31', '04-01', '04-02', '04-03', '04-04'].map((date) => `${date} 09:00-13:00`),
];
const fourWeeks = { problem: { to: '2026-04-05' } };

packCases('lv', [
  // DL 142: 12 hours in each 24.
  ['fixed: 12 hours after the last shift before', ['03-08 12:00-20:00/30', '03-09 08:00-12:00'], [], fixed],
  ['fixed: 11 hours 59 after it', ['03-08 12:00-20:00/30', '03-09 07:59-11:59'], [DAILY], fixed],
  ['fixed: 12 hours in the night the clocks go forward', ['03-28 12:00-20:00/30', '03-29 09:00-13:00'], [], fixed],
  ['fixed: 11 hours 59 in it', ['03-28 12:00-20:00/30', '03-29 08:59-12:59'], [DAILY], fixed],
  // 2003/88/EC 3: 11 hours where hours are averaged.
  ['11 hours after the last shift before', ['03-08 12:00-20:00/30', '03-09 07:00-11:00'], []],
  ['10 hours 59 after it', ['03-08 12:00-20:00/30', '03-09 06:59-10:59'], [DAILY]],
  ['11 hours in the night the clocks go forward', ['03-28 12:00-20:00/30', '03-29 08:00-12:00'], []],
  ['10 hours 59 in it', ['03-28 12:00-20:00/30', '03-29 07:59-11:59'], [DAILY]],
  // DL 143: 42 hours in 7 days. From Friday 14:00 to Sunday 8:00.
  ['fixed: 42 hours', [...inMarch(9, 13, SHORT), '03-15 08:00-12:00', ...inMarch(16, 20, SHORT)], [], fixed],
  ['fixed: 41 hours 59', [...inMarch(9, 13, SHORT), '03-15 07:59-11:59', ...inMarch(16, 20, SHORT)], [WEEKLY], fixed],
  // 2003/88/EC 5: 24 hours in 7 days where hours are averaged. Saturday is off from Friday 24:00, or 24:01.
  [
    '24 hours',
    [...inMarch(9, 12, '16:00-20:00'), '03-13 16:00-00:00/30', '03-15 00:00-04:00', ...inMarch(16, 19, SHORT)],
    [],
  ],
  [
    '23 hours 59',
    [...inMarch(9, 12, '16:00-20:00'), '03-13 16:00-00:01/30', '03-15 00:00-04:00', ...inMarch(16, 19, SHORT)],
    [WEEKLY],
  ],
  // DL 140(6): 35 hours a week on average.
  ['35 hours each week', withSaturdays('17:00-21:00', '17:00-21:00'), [], fourWeeks],
  ['a minute less in one of four', withSaturdays('17:01-21:01', '17:00-21:00'), ['average-rest DL 140(6)'], fourWeeks],
  ['and a minute more in another', withSaturdays('17:01-21:01', '16:59-20:59'), [], fourWeeks],
  ['one of three is no average', withSaturdays('17:01-21:01', '17:00-21:00'), []],
  // DL 145: 30 minutes in more than 6 hours.
  ['6 hours 1 with 30 minutes', ['03-10 08:00-14:31/30'], []],
  ['6 hours 1 with 29 minutes', ['03-10 08:00-14:30/29'], ['meal-break DL 145']],
  // DL 138: night work is more than two hours from 22:00 to 6:00.
  ['9 and a half hours with 2 hours at night', ['03-10 14:00-00:00/30'], []],
  ['9 and a half hours with 2 hours 1 at night', ['03-10 14:01-00:01/30'], ['night-average DL 138']],
  ['a night of 8 hours', ['03-10 22:00-06:30/30'], []],
  ['a night of 8 hours 1', ['03-10 22:00-06:31/30'], ['night-average DL 138']],
  // DL 136: more than the norm is overtime.
  ['the norm', inMarch(9, 13, '08:00-16:30/30'), [], { person: { normMinutes: 2400 } }],
  [
    'a minute above it',
    [...inMarch(9, 12, '08:00-16:30/30'), '03-13 08:00-16:31/30'],
    ['norm-hours DL 136'],
    { person: { normMinutes: 2400 } },
  ],
  // DL 132(3): 7 hours a day, 35 a week from 15 to 17.
  ['16: 7 hours', ['03-10 10:00-17:30/30'], [], young],
  ['16: 7 hours 1', ['03-10 10:00-17:31/30'], [`minor-hours ${DL}`], young],
  ['16: 35 hours', inMarch(9, 13, '10:00-17:30/30'), [], young],
  [
    '16: 35 hours 1',
    [...inMarch(9, 13, '10:00-17:30/30'), '03-14 10:00-10:01'],
    [`minor-free-days ${DL}`, `minor-weekly-hours ${DL}`],
    young,
  ],
  ['16: 12 hours of rest', ['03-10 16:00-20:00', '03-11 08:00-12:00'], [], young],
  ['16: 11 hours 59', ['03-10 16:00-20:00', '03-11 07:59-11:59'], [`minor-rest ${DL}`], young],
  ...ofYoung(DL, 'DL 145'),
  // DL 138, 142: children until 20:00, 14 hours of rest.
  ['13 in summer: until 20:00', ['07-14 17:00-20:00'], [], of13],
  ['13 in summer: until 20:01', ['07-14 17:01-20:01'], [`minor-night ${DL}`], of13],
  ['13 in summer: 14 hours of rest', ['07-14 16:00-20:00', '07-15 10:00-12:00'], [], of13],
  ['13 in summer: 13 hours 59', ['07-14 16:00-20:00', '07-15 09:59-11:59'], [`minor-rest ${DL}`], of13],
]);

const EU = '94/33/EC 4, 8-10';
const of14 = { person: { birthDate: '2012-01-10' } };
const REST = 'weekly-rest TLS 51, 52';

packCases('ee', [
  // TLS 51: 11 hours in each 24.
  ['11 hours after the last shift before', ['03-08 12:00-20:00/30', '03-09 07:00-11:00'], []],
  ['10 hours 59 after it', ['03-08 12:00-20:00/30', '03-09 06:59-10:59'], ['daily-rest TLS 51']],
  ['11 hours in the night the clocks go forward', ['03-28 12:00-20:00/30', '03-29 08:00-12:00'], []],
  ['10 hours 59 in it', ['03-28 12:00-20:00/30', '03-29 07:59-11:59'], ['daily-rest TLS 51']],
  // TLS 51, 52: 11 and 36 hours under summary recording, 11 and 48 otherwise.
  ['47 hours', [...inMarch(9, 13, SHORT), '03-15 13:00-17:00', ...inMarch(16, 20, SHORT)], []],
  ['46 hours 59', [...inMarch(9, 13, SHORT), '03-15 12:59-16:59', ...inMarch(16, 20, SHORT)], [REST]],
  ['fixed: 59 hours', [...inMarch(9, 13, SHORT), '03-16 01:00-05:00', ...inMarch(17, 20, SHORT)], [], fixed],
  ['fixed: 58 hours 59', [...inMarch(9, 13, SHORT), '03-16 00:59-04:59', ...inMarch(17, 20, SHORT)], [REST], fixed],
  // TLS 47: 30 minutes in more than 6 hours.
  ['6 hours 1 with 30 minutes', ['03-10 08:00-14:31/30'], []],
  ['6 hours 1 with 29 minutes', ['03-10 08:00-14:30/29'], ['meal-break TLS 47']],
  // TLS 45, 50: night work is 3 hours from 22:00 to 6:00, 8 hours on average.
  ['9 and a half hours with 2 hours 59 at night', ['03-10 14:59-00:59/30'], []],
  ['9 and a half hours with 3 hours at night', ['03-10 15:00-01:00/30'], ['night-average TLS 45, 50']],
  ['a night of 8 hours', ['03-10 22:00-06:30/30'], []],
  ['a night of 8 hours 1', ['03-10 22:00-06:31/30'], ['night-average TLS 45, 50']],
  // TLS 44: more than the norm is overtime, never before 18.
  ['the norm', inMarch(9, 13, '08:00-16:30/30'), [], { person: { normMinutes: 2400 } }],
  [
    'a minute above it',
    [...inMarch(9, 12, '08:00-16:30/30'), '03-13 08:00-16:31/30'],
    ['norm-hours TLS 44'],
    { person: { normMinutes: 2400 } },
  ],
  ['16: the norm', ['03-10 10:00-14:00'], [], { person: { ...young.person, normMinutes: 240 } }],
  [
    '16: a minute above it',
    ['03-10 10:00-14:01'],
    ['minor-overtime TLS 44', 'norm-hours TLS 44'],
    { person: { ...young.person, normMinutes: 240 } },
  ],
  // 94/33/EC 8: 8 hours a day, 40 a week from 15 to 17.
  ['16: 8 hours', ['03-10 10:00-18:30/30'], [], young],
  ['16: 8 hours 1', ['03-10 10:00-18:31/30'], [`minor-hours ${EU}`], young],
  ['16: 40 hours', inMarch(9, 13, '10:00-18:30/30'), [], young],
  [
    '16: 40 hours 1',
    [...inMarch(9, 13, '10:00-18:30/30'), '03-14 10:00-10:01'],
    [`minor-free-days ${EU}`, `minor-weekly-hours ${EU}`],
    young,
  ],
  ['16: 12 hours of rest', ['03-10 16:00-20:00', '03-11 08:00-12:00'], [], young],
  ['16: 11 hours 59', ['03-10 16:00-20:00', '03-11 07:59-11:59'], [`minor-rest ${EU}`], young],
  ...ofYoung(EU, '94/33/EC 12'),
  // At 13 and 14: 2 hours on school days, 7 on others, 12 a week; until 20:00, 14 hours of rest.
  ['14: 2 hours on a school day', ['03-10 16:00-18:00'], [], of14],
  ['14: 2 hours 1', ['03-10 16:00-18:01'], [`minor-hours ${EU}`], of14],
  ['14: 7 hours on a Saturday', ['03-14 10:00-17:30/30'], [], of14],
  ['14: 7 hours 1', ['03-14 10:00-17:31/30'], [`minor-hours ${EU}`], of14],
  ['14: 12 hours a week', [...inMarch(10, 11, '16:00-18:00'), '03-12 16:00-17:00', '03-14 10:00-17:30/30'], [], of14],
  [
    '14: 12 hours 1',
    [...inMarch(10, 11, '16:00-18:00'), '03-12 16:00-17:01', '03-14 10:00-17:30/30'],
    [`minor-weekly-hours ${EU}`],
    of14,
  ],
  ['14: until 20:00', ['03-10 18:00-20:00'], [], of14],
  ['14: until 20:01', ['03-10 18:01-20:01'], [`minor-night ${EU}`], of14],
  ['14: 14 hours of rest', ['03-13 18:00-20:00', '03-14 10:00-12:00'], [], of14],
  ['14: 13 hours 59', ['03-13 18:00-20:00', '03-14 09:59-11:59'], [`minor-rest ${EU}`], of14],
]);
