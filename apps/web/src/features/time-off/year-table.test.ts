import { expect, test } from 'vitest';
import { quartersOf, weeksOf } from './year-table.tsx';

// ISO 8601: 2026 begins on a Thursday and has 53 weeks; 1 January 2027 is in the last of them.
test('the weeks of a year have their ISO numbers', () => {
  const weeks = weeksOf(2026);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ number: 1, start: '2025-12-29', end: '2026-01-04' });
  expect(weeks.at(-1)).toEqual({ number: 53, start: '2026-12-28', end: '2027-01-03' });
  expect(weeksOf(2027)[0]).toEqual({ number: 1, start: '2027-01-04', end: '2027-01-10' });
});

test('no week is asked for twice or left out', () => {
  const weeks = weeksOf(2026);
  const parts = quartersOf(weeks);
  expect(parts).toHaveLength(5);
  const starts = weeks.map(({ start }) => start);
  expect(
    starts.filter((start) => parts.filter((part) => start >= part.start && start <= part.end).length === 1),
  ).toEqual(starts);
});
