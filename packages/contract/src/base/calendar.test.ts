import { expect, test } from 'vitest';
import { isClockTime, minutesBetween, minutesOf } from './calendar.ts';

test('a time of day has two digits on each side and is before 24:00', () => {
  expect(['00:00', '23:59'].map(isClockTime)).toEqual([true, true]);
  expect(['24:00', '7:30', '07:60', '07:30:00', ''].map(isClockTime)).toEqual([false, false, false, false, false]);
});

test('an end that is not later is on the next day', () => {
  expect(minutesOf('07:30')).toBe(450);
  expect([
    minutesBetween('08:00', '16:30'),
    minutesBetween('22:00', '06:00'),
    minutesBetween('08:00', '08:00'),
  ]).toEqual([510, 480, 1440]);
});
