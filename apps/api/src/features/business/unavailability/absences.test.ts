import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localOf, readInstant } from '../../../platform/time/zone.ts';
import { expandWeekly, type Span } from './absences.ts';

const ZONE = 'Europe/Vilnius';
const at = (text: string) => readInstant(ZONE, text);
const span = (start: string, end: string): Span => ({ starts_at: at(start), ends_at: at(end) });
const local = ({ starts_at, ends_at }: Span) =>
  [starts_at, ends_at].map((instant) => Object.values(localOf(ZONE, instant)).join(' '));
const utc = ({ starts_at, ends_at }: Span) =>
  [starts_at, ends_at].map((instant) => new Date(instant).toISOString().slice(0, 16));

test('a span comes on the same weekday and times, from its first week on', () => {
  const mondays = expandWeekly(
    ZONE,
    span('2026-05-11T18:00', '2026-05-11T22:00'),
    span('2026-05-01T00:00', '2026-06-01T00:00'),
  );
  expect(mondays.map(local)).toEqual([
    ['2026-05-11 18:00', '2026-05-11 22:00'],
    ['2026-05-18 18:00', '2026-05-18 22:00'],
    ['2026-05-25 18:00', '2026-05-25 22:00'],
  ]);
});

test('in spring the clocks go forward and the times of day stay', () => {
  const range = span('2026-03-23T00:00', '2026-04-06T00:00');
  expect(expandWeekly(ZONE, span('2026-01-04T01:00', '2026-01-04T05:00'), range).map(utc)).toEqual([
    ['2026-03-28T23:00', '2026-03-29T02:00'],
    ['2026-04-04T22:00', '2026-04-05T02:00'],
  ]);
  // 03:00 to 04:00 does not exist on 29 March: a start within it moves forward, a span within it keeps its length.
  expect(expandWeekly(ZONE, span('2026-01-04T03:30', '2026-01-04T06:00'), range).map(local)[0]).toEqual([
    '2026-03-29 04:30',
    '2026-03-29 06:00',
  ]);
  expect(expandWeekly(ZONE, span('2026-01-04T03:30', '2026-01-04T04:00'), range).map(local)[0]).toEqual([
    '2026-03-29 04:30',
    '2026-03-29 05:00',
  ]);
});

test('in autumn the clocks go back and the times of day stay', () => {
  const range = span('2026-10-19T00:00', '2026-11-02T00:00');
  expect(expandWeekly(ZONE, span('2026-06-07T02:00', '2026-06-07T05:00'), range).map(utc)).toEqual([
    ['2026-10-24T23:00', '2026-10-25T03:00'],
    ['2026-11-01T00:00', '2026-11-01T03:00'],
  ]);
  // The second occurrence of 03:30, as it was stated: only the first week has it.
  const twice = { starts_at: Date.parse('2026-10-25T01:30:00Z'), ends_at: Date.parse('2026-10-25T04:00:00Z') };
  expect(expandWeekly(ZONE, twice, range).map(utc)).toEqual([
    ['2026-10-25T01:30', '2026-10-25T04:00'],
    ['2026-11-01T01:30', '2026-11-01T04:00'],
  ]);
});

test('one that crosses midnight or the border of the range is there, one that only touches it is not', () => {
  const first = span('2025-12-28T22:00', '2025-12-29T06:00');
  expect(expandWeekly(ZONE, first, span('2026-05-04T00:00', '2026-05-05T00:00')).map(local)).toEqual([
    ['2026-05-03 22:00', '2026-05-04 06:00'],
  ]);
  expect(expandWeekly(ZONE, first, span('2026-05-04T06:00', '2026-05-10T22:00'))).toEqual([]);
  expect(expandWeekly(ZONE, first, span('2025-12-01T00:00', '2025-12-28T22:00'))).toEqual([]);
});

test('a whole week that repeats leaves no gap', () => {
  const spans = expandWeekly(
    ZONE,
    span('2026-01-05T00:00', '2026-01-12T00:00'),
    span('2026-03-01T00:00', '2026-04-30T00:00'),
  );
  spans.slice(1).forEach(({ starts_at }, index) => expect(starts_at).toBe(spans[index]?.ends_at));
  expect(spans[0]?.starts_at).toBeLessThanOrEqual(at('2026-03-01T00:00'));
  expect(spans.at(-1)?.ends_at).toBeGreaterThanOrEqual(at('2026-04-30T00:00'));
});

test('a part of a range shows what the whole range shows of it', () => {
  const hours = (most: number) => fc.integer({ min: 0, max: most }).map((hour) => hour * 1_800_000);
  const year = span('2026-01-01T00:00', '2027-01-01T00:00');
  fc.assert(
    fc.property(hours(17_520), hours(336), hours(17_520), hours(2_000), (start, length, from, wide) => {
      const first = { starts_at: year.starts_at + start, ends_at: year.starts_at + start + length + 1_800_000 };
      const part = { starts_at: year.starts_at + from, ends_at: Math.min(year.ends_at, year.starts_at + from + wide) };
      const inside = expandWeekly(ZONE, first, year).filter(
        ({ starts_at, ends_at }) => starts_at < part.ends_at && ends_at > part.starts_at,
      );
      expect(expandWeekly(ZONE, first, part)).toEqual(inside);
    }),
    { numRuns: 2_000, seed: 7 },
  );
});
