import { expect, test } from 'vitest';
import { quietUntil } from './quiet-until.ts';

const night = { from: '22:00', until: '07:00' };
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Vilnius]`).epochMilliseconds;
const endOf = (quiet: typeof night, now: string) => {
  const end = quietUntil(quiet, 'Europe/Vilnius', at(now));
  return end === null ? null : Temporal.Instant.fromEpochMilliseconds(end).toString();
};

test.each([
  ['2026-06-10T21:59', null],
  ['2026-06-10T22:00', '2026-06-11T04:00:00Z'],
  ['2026-06-11T06:59', '2026-06-11T04:00:00Z'],
  ['2026-06-11T07:00', null],
])('a night in summer, %s', (now, end) => expect(endOf(night, now)).toBe(end));

test('a quiet afternoon ends on its day', () => {
  const rest = { from: '13:00:00', until: '15:00:00' };
  expect(endOf(rest, '2026-06-10T14:00')).toBe('2026-06-10T12:00:00Z');
  expect(endOf(rest, '2026-06-10T15:00')).toBeNull();
});

test('the nights when the clocks change end when the wall says so', () => {
  // 29 March: 03:00 becomes 04:00, the night is an hour shorter; 25 October: 04:00 becomes 03:00, an hour longer.
  expect(endOf(night, '2026-03-28T23:00')).toBe('2026-03-29T04:00:00Z');
  expect(endOf(night, '2026-10-24T23:00')).toBe('2026-10-25T05:00:00Z');
  expect(endOf({ from: '22:00', until: '03:30' }, '2026-03-28T23:00')).toBe('2026-03-29T01:30:00Z');
  expect(endOf({ from: '22:00', until: '03:30' }, '2026-10-24T23:00')).toBe('2026-10-25T00:30:00Z');
  const secondComing = Temporal.Instant.from('2026-10-25T01:15:00Z').epochMilliseconds;
  expect(quietUntil({ from: '22:00', until: '03:30' }, 'Europe/Vilnius', secondComing)).toBeNull();
});
