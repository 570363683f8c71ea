import { describe, expect, it } from 'vitest';
import {
  firstWeekOf,
  isMonth,
  lastOfMonth,
  monthOfWeek,
  monthQuery,
  monthWeeks,
  stepMonth,
  type Month,
} from './months.ts';

describe('months', () => {
  it.each<[Month, number, Month]>([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 0, '2026-05'],
    ['2026-05', -17, '2024-12'],
  ])('%s and %i months is %s', (month, months, expected) => expect(stepMonth(month, months)).toBe(expected));

  it('knows the last day, also of a leap February', () => {
    expect(lastOfMonth('2028-02')).toBe('2028-02-29');
    expect(lastOfMonth('2026-12')).toBe('2026-12-31');
  });

  it('loads the whole weeks that touch a month', () => {
    expect(monthWeeks('2026-12')).toEqual({ start: '2026-11-30', end: '2027-01-03' });
    expect(monthWeeks('2027-02')).toEqual({ start: '2027-02-01', end: '2027-02-28' });
  });

  it('gives a week to the month of its Thursday', () => {
    expect(monthOfWeek('2026-11-30')).toBe('2026-12');
    expect(monthOfWeek('2027-01-03')).toBe('2026-12');
    expect(firstWeekOf('2027-01')).toBe('2027-01-04');
    expect(firstWeekOf('2026-12')).toBe('2026-11-30');
  });

  it('takes the months that the contract takes', () => {
    expect([isMonth('2026-12'), isMonth('2100-01')]).toEqual([true, true]);
    expect([null, '2026-13', '2026-1', '1999-12', 'x'].some(isMonth)).toBe(false);
    expect(monthQuery('2026-03')).toEqual({ year: '2026', month: '3' });
  });
});
