import { expect, test } from 'vitest';
import { foldDiacritics } from '../format/fold-diacritics.ts';
import { addDays, datesBetween, isDate, weekdayOf, weekStart, readDate } from './dates.ts';

test('days are counted over clock changes, months and years', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekStart('2026-11-22')).toBe('2026-11-16');
  expect(weekStart('2026-11-16')).toBe('2026-11-16');
});

test.each([
  ['24/12/2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['1.3.1990', '1990-03-01'],
  ['31/02/2026', null],
  ['soon', null],
])('typed date %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test('only real dates are dates', () => {
  expect(isDate('2026-02-29')).toBe(false);
  expect(isDate('2028-02-29')).toBe(true);
  expect(isDate(null)).toBe(false);
});

test('search ignores marks and case', () => {
  expect(foldDiacritics('Šarūnė Čepaitė')).toBe('sarune cepaite');
});
