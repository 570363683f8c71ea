import { expect, test } from 'vitest';
import { minutesAt } from '../testing/business.ts';
import { daysOf } from '../testing/days-of.ts';
import { shiftMinutes } from './shift-minutes.ts';

const at = (date: Temporal.PlainDate, time: string) => minutesAt(date, time);

/** In Vilnius, where 2 November 2026, a Monday, is a public holiday. */
function count(date: string, [from, to]: [from: string, to: string], breakMinutes = 0) {
  const day = Temporal.PlainDate.from(date);
  const days = daysOf(day.subtract({ days: 1 }).toString(), day.add({ days: 1 }).toString(), ['2026-11-02']);
  const end = at(to <= from ? day.add({ days: 1 }) : day, to);
  return shiftMinutes(days, { date, start: at(day, from), end, breakMinutes });
}

const plain = { night: 0, holiday: 0, isNight: false, isHoliday: false, weekend: null };

test.each([
  ['a Tuesday', '2026-11-10', ['08:00', '16:30'], 30, { minutes: 480 }],
  [
    'a night that starts on a Friday',
    '2026-11-13',
    ['22:00', '06:00'],
    30,
    { minutes: 450, night: 450, isNight: true },
  ],
  [
    'three hours from 22:00 are a night shift (DK 117)',
    '2026-11-14',
    ['20:00', '01:00'],
    0,
    { minutes: 300, night: 180, isNight: true, weekend: '2026-11-14' },
  ],
  [
    'a minute less is none; a Sunday is of the weekend of its Saturday',
    '2026-11-15',
    ['18:00', '00:59'],
    0,
    { minutes: 419, night: 179, weekend: '2026-11-14' },
  ],
  ['an early morning is night too', '2026-11-10', ['02:30', '10:00'], 0, { minutes: 450, night: 210, isNight: true }],
  [
    'into a holiday: its hours are holiday hours, its start is not (DK 123)',
    '2026-11-01',
    ['20:00', '02:00'],
    0,
    { minutes: 360, night: 240, holiday: 120, isNight: true, weekend: '2026-10-31' },
  ],
  ['on a holiday', '2026-11-02', ['09:00', '17:00'], 30, { minutes: 450, holiday: 450, isHoliday: true }],
  [
    'out of a holiday',
    '2026-11-02',
    ['22:00', '06:00'],
    0,
    { minutes: 480, night: 480, holiday: 120, isNight: true, isHoliday: true },
  ],
  [
    'the night in which an hour is skipped',
    '2026-03-28',
    ['22:00', '06:00'],
    30,
    { minutes: 390, night: 390, isNight: true, weekend: '2026-03-28' },
  ],
  [
    'the night in which an hour comes twice',
    '2026-10-24',
    ['22:00', '06:00'],
    0,
    { minutes: 540, night: 540, isNight: true, weekend: '2026-10-24' },
  ],
  [
    'a break comes off plain hours first',
    '2026-11-10',
    ['21:00', '01:00'],
    60,
    { minutes: 180, night: 180, isNight: true },
  ],
  ['and then off the night', '2026-11-10', ['21:30', '06:30'], 120, { minutes: 420, night: 420, isNight: true }],
] as const)('%s', (_, date, [from, to], breakMinutes, expected) => {
  expect(count(date, [from, to], breakMinutes)).toEqual({ ...plain, ...expected });
});

test('a calendar without the date is an error, not a shift without minutes', () => {
  const days = daysOf('2026-11-10', '2026-11-10');
  expect(() => shiftMinutes(days, { date: '2026-11-12', start: 0, end: 60, breakMinutes: 0 })).toThrow('2026-11-12');
});
