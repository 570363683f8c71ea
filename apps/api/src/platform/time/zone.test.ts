import { expect, test } from 'vitest';
import {
  clockChange,
  datesBetween,
  dayStart,
  localOf,
  mondayOf,
  monthRange,
  readInstant,
  shiftInstants,
} from './zone.ts';

const ZONE = 'Europe/Vilnius';

test.each([
  ['2027-03-28', { by: 60 }],
  ['2027-10-31', { by: -60 }],
  ['2027-06-01', null],
])('the clocks on %s', (date, expected) => {
  const change = clockChange(ZONE, date);
  expect(change && { by: change.by }).toEqual(expected);
  if (change) expect(localOf(ZONE, change.at * 60_000).date).toBe(date);
});

test('a zone that jumps at midnight, one with half an hour, one without changes', () => {
  expect(clockChange('Australia/Lord_Howe', '2027-04-04')).toMatchObject({ by: -30 });
  expect(clockChange('Asia/Tokyo', '2027-03-28')).toBeNull();
  expect(localOf('Africa/Cairo', dayStart('Africa/Cairo', '2027-04-30')).date).toBe('2027-04-30');
});

test('a shift has the hours that the clock shows, in every zone and on both nights', () => {
  const hours = (date: string, start: string, end: string, zone = ZONE) => {
    const { startsAt, endsAt } = shiftInstants(zone, date, start, end);
    return (endsAt - startsAt) / 3_600_000;
  };
  expect(hours('2027-03-27', '22:00', '06:00')).toBe(7);
  expect(hours('2027-10-30', '22:00', '06:00')).toBe(9);
  expect(hours('2026-12-31', '22:00', '06:00')).toBe(8);
  expect(hours('2027-03-28', '03:30', '05:00')).toBe(0.5);
  expect(hours('2027-05-01', '08:00', '08:00')).toBe(24);
});

test('instants are read with their offset, or as local time', () => {
  expect(new Date(readInstant(ZONE, '2027-06-01T10:00')).toISOString()).toBe('2027-06-01T07:00:00.000Z');
  expect(new Date(readInstant(ZONE, '2027-06-01T10:00:00Z')).toISOString()).toBe('2027-06-01T10:00:00.000Z');
});

test('months, weeks and ranges', () => {
  expect(monthRange(2028, 2)).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  expect(datesBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});
