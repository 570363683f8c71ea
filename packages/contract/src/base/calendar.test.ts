import { expect, test } from 'vitest';
import { isClockTime, minutesBetween, minutesOf, clockTimeOf, monthNumberOf, monthOf, yearOf } from './calendar.ts';

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

test('the parts of a date, and a time of day of the database', () => {
  expect([monthOf('2031-05-07'), yearOf('2031-05-07'), monthNumberOf('2031-05-07')]).toEqual(['2031-05', 2031, 5]);
  expect([yearOf('2031-12'), monthNumberOf('2031-12')]).toEqual([2031, 12]);
  expect(clockTimeOf('08:05:00')).toBe('08:05');
});
