import { expect, test } from 'vitest';
import { coverByHour } from './get-cover.ts';

// Monday 2 to Sunday 15 June 2031: each weekday twice.
const twoWeeks = { start: '2031-06-02', end: '2031-06-15' };
const shifts = (weekday: number, start_time: string, end_time: string, needed: number, planned: number) => ({
  // In the first week.
  date: `2031-06-0${weekday + 1}`,
  start_time,
  end_time,
  needed,
  planned,
});

test('an average over the days of a weekday; an hour counts from half past on', () => {
  expect(coverByHour([shifts(1, '08:00', '10:15', 4, 3)], twoWeeks)).toEqual([
    { weekday: 1, hour: 8, needed: 2, planned: 1.5 },
    { weekday: 1, hour: 9, needed: 2, planned: 1.5 },
  ]);
});

test('a Sunday night goes on into Monday', () => {
  expect(coverByHour([shifts(7, '23:00', '01:00', 2, 2)], twoWeeks)).toEqual([
    { weekday: 1, hour: 0, needed: 1, planned: 1 },
    { weekday: 7, hour: 23, needed: 1, planned: 1 },
  ]);
});

test('shifts that lie over each other are added up; a whole day is 24 hours', () => {
  const found = coverByHour([shifts(3, '09:00', '11:00', 2, 2), shifts(3, '10:00', '12:00', 2, 0)], twoWeeks);
  expect(found).toEqual([
    { weekday: 3, hour: 9, needed: 1, planned: 1 },
    { weekday: 3, hour: 10, needed: 2, planned: 1 },
    { weekday: 3, hour: 11, needed: 1, planned: 0 },
  ]);
  expect(coverByHour([shifts(3, '08:00', '08:00', 2, 2)], twoWeeks)).toHaveLength(24);
});

test('a range without that weekday, and one without shifts', () => {
  // Only a Monday: a shift that starts on it and ends on Tuesday is counted once.
  expect(coverByHour([shifts(1, '23:00', '01:00', 1, 1)], { start: '2031-06-02', end: '2031-06-02' })).toEqual([
    { weekday: 1, hour: 23, needed: 1, planned: 1 },
    { weekday: 2, hour: 0, needed: 1, planned: 1 },
  ]);
  expect(coverByHour([], twoWeeks)).toEqual([]);
});
