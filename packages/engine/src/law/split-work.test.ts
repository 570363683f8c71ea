import { expect, test } from 'vitest';
import { minutesAt } from '../testing/business.ts';
import { daysOf } from '../testing/days-of.ts';
import { splitWork, type Work } from './split-work.ts';

const at = (moment: string) => {
  const [date = '', time = ''] = moment.split(' ');
  return minutesAt(Temporal.PlainDate.from(date), time);
};

function split(date: string, from: string, to: string, more: Partial<Work> = {}) {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  const days = daysOf(date, next, ['2026-11-02']);
  const [start, end] = [at(`${date} ${from}`), at(`${to <= from ? next : date} ${to}`)];
  return splitWork(days, { date, start, end, breakMinutes: 0, ...more }).map(({ kind, minutes }) => [kind, minutes]);
}

const [plain, night, holiday] = ['plain', 'night', 'holiday'];

test.each([
  ['2026-11-10', '08:00', '16:30', 30, [[plain, 480]]],
  [
    '2026-11-10',
    '05:00',
    '13:00',
    0,
    [
      [night, 60],
      [plain, 420],
    ],
  ],
  [
    '2026-11-10',
    '16:00',
    '00:00',
    0,
    [
      [plain, 360],
      [night, 120],
    ],
  ],
  [
    '2026-11-10',
    '22:00',
    '06:00',
    30,
    [
      [night, 90],
      [night, 360],
    ],
  ],
  [
    '2026-11-10',
    '21:30',
    '06:30',
    60,
    [
      [night, 120],
      [night, 360],
    ],
  ],
  // The holiday starts and ends at midnight; its nights are holiday hours.
  [
    '2026-11-01',
    '20:00',
    '02:00',
    0,
    [
      [plain, 120],
      [night, 120],
      [holiday, 120],
    ],
  ],
  [
    '2026-11-02',
    '22:00',
    '06:00',
    0,
    [
      [holiday, 120],
      [night, 360],
    ],
  ],
  ['2026-11-02', '09:00', '17:00', 30, [[holiday, 450]]],
  // The clocks: back in October (an hour more), forward in March (an hour less).
  [
    '2026-10-24',
    '22:00',
    '06:00',
    0,
    [
      [night, 120],
      [night, 420],
    ],
  ],
  [
    '2026-03-28',
    '22:00',
    '06:00',
    0,
    [
      [night, 120],
      [night, 300],
    ],
  ],
])('%s %s–%s with a break of %i', (date, from, to, breakMinutes, expected) => {
  expect(split(date, from, to, { breakMinutes })).toEqual(expected);
});

test('a break comes off where it was taken, in the night off the night', () => {
  const pause = { start: at('2026-11-11 00:30'), end: at('2026-11-11 01:00') };
  expect(split('2026-11-10', '20:00', '04:00', { breaks: [pause] })).toEqual([
    [plain, 120],
    [night, 120],
    [night, 30],
    [night, 180],
  ]);
  const [outside, around] = [
    { start: at('2026-11-10 05:00'), end: at('2026-11-10 07:00') },
    { start: 0, end: 9e9 },
  ];
  expect(split('2026-11-10', '08:00', '09:00', { breaks: [outside] })).toEqual([[plain, 60]]);
  expect(split('2026-11-10', '08:00', '09:00', { breaks: [around] })).toEqual([]);
});

test('from 22:00 to 06:00 the clock shows eight hours, seven in March and nine in October', () => {
  const night = (date: string) => split(date, '22:00', '06:00').reduce((sum, [, minutes]) => sum + Number(minutes), 0);
  expect(['2026-11-10', '2026-03-28', '2026-10-24', '2027-03-27', '2027-10-30'].map(night)).toEqual([
    480, 420, 540, 420, 540,
  ]);
});

test('a rest day outside the schedule is dearer than its night, a holiday dearer than both (DK 144)', () => {
  const isRestDay = true;
  expect(split('2026-11-10', '20:00', '23:00', { isRestDay })).toEqual([
    ['rest', 120],
    ['rest', 60],
  ]);
  expect(split('2026-11-02', '09:00', '10:00', { isRestDay })).toEqual([[holiday, 60]]);
});
