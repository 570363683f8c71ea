import { expect, test } from 'vitest';
import { overtimeByDay, overtimeOfWeek } from './week-overtime.ts';

test('what exceeds the contract of a week is overtime, and a short week makes up for none (DK 119)', () => {
  expect(overtimeOfWeek(42 * 60, 40 * 60)).toBe(120);
  expect(overtimeOfWeek(40 * 60, 40 * 60)).toBe(0);
  expect(overtimeOfWeek(12 * 60, 40 * 60)).toBe(0);
});

test('the overtime of a week is its last hours, and each Monday starts from zero', () => {
  // 30 June 2031 is a Monday: the week reaches over the end of the month.
  const days = [
    { date: '2031-06-30', minutes: 600 },
    { date: '2031-07-01', minutes: 500 },
    { date: '2031-07-06', minutes: 200 },
    { date: '2031-07-07', minutes: 900 },
    { date: '2031-07-09', minutes: 200 },
  ];
  expect(overtimeByDay(days, 1000).map(({ minutes }) => minutes)).toEqual([0, 100, 200, 0, 100]);
});
