import { expect, test } from 'vitest';
import { tapMoment } from './take-tap.ts';

const [NOW, MINUTE] = [1_800_000_000_000, 60_000];
const HOUR = 60 * MINUTE;

test.each([
  ['a device that says nothing', null, null, 0, false],
  ['a tap that is sent at once', NOW, NOW, 0, false],
  ['a clock an hour ahead', NOW + HOUR, NOW + HOUR, 0, false],
  ['a clock an hour behind, and ten minutes without a line', NOW - HOUR - 10 * MINUTE, NOW - HOUR, 10, true],
  ['a clock that was set back in between', NOW, NOW - HOUR, 0, false],
])('%s', (_, tappedAt, sentAt, minutesAgo, isLate) => {
  expect(tapMoment({ tappedAt, sentAt }, NOW)).toEqual({ happenedAt: NOW - minutesAgo * MINUTE, isLate });
});

test('a tap of three days ago is none', () => {
  expect(() => tapMoment({ tappedAt: NOW - 72 * HOUR, sentAt: NOW }, NOW)).toThrow();
});
