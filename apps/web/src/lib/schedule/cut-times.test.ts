import { expect, test } from 'vitest';
import { breakTimeOf, middleOf, timeAfter } from './cut-times.ts';

test.each([
  ['08:00', '16:30', '12:15'],
  ['08:00', '16:00', '12:00'],
  ['22:00', '06:00', '02:00'],
  ['16:00', '00:00', '20:00'],
])('the middle of %s to %s is %s', (start_time, end_time, middle) => {
  expect(middleOf({ start_time, end_time })).toBe(middle);
});

test('a shift that needs its break can be cut when that is due', () => {
  expect(breakTimeOf({ start_time: '22:00', end_time: '06:00', break_minutes: 30 }, 300)).toBe('03:00');
  expect(breakTimeOf({ start_time: '08:00', end_time: '16:00', break_minutes: 0 }, 300)).toBeNull();
  expect(breakTimeOf({ start_time: '08:00', end_time: '13:00', break_minutes: 30 }, 300)).toBeNull();
});

test('a time of day goes on after midnight, and back before it', () => {
  expect(timeAfter('23:30', 60)).toBe('00:30');
  expect(timeAfter('00:30', -60)).toBe('23:30');
});
