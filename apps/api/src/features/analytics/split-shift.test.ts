import { expect, test } from 'vitest';
import { shiftInstants } from '../../platform/time/zone.ts';
import { plannedDays } from '../schedule/index.ts';
import { splitShift } from './split-shift.ts';

const ZONE = 'Europe/Vilnius';
const holidays = [{ date: '2026-11-02', closed: false }];

function split(date: string, from: string, to: string, breakMinutes = 0) {
  const list = plannedDays(ZONE, date, date, holidays);
  const days = { list, index: new Map(list.map((day, index) => [day.date, index])) };
  const { startsAt, endsAt } = shiftInstants(ZONE, date, from, to);
  const stretches = splitShift(days, { date, start: startsAt / 60_000, end: endsAt / 60_000, breakMinutes });
  return stretches.map(({ kind, minutes }) => [kind, minutes]);
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
  // The holiday begins and ends at midnight; its nights are holiday hours.
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
  expect(split(date, from, to, breakMinutes)).toEqual(expected);
});
