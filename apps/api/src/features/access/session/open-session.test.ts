import { expect, test } from 'vitest';
import { signInEnd } from './open-session.ts';

const DAY = 24 * 60 * 60;
const since = 1_800_000_000;

test.each([
  ['at the beginning, on a known device', true, 0, 30 * DAY],
  ['at the beginning, on a new one', false, 0, DAY / 2],
  ['used after 100 days', true, 100 * DAY, 130 * DAY],
  ['used after 160 days', true, 160 * DAY, 180 * DAY],
  ['used on its last day', true, 179 * DAY, 180 * DAY],
  ['used every hour on a new device', false, 180 * DAY - 3600, 180 * DAY],
])('a sign-in ends without use, and after 180 days however often it is used: %s', (_, isKnown, used, end) => {
  expect(signInEnd(isKnown, since + used, since)).toBe(since + end);
});
