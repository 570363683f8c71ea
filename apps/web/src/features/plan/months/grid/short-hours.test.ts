import { expect, it } from 'vitest';
import { shortHours } from './short-hours.ts';

it.each([
  ['07:00', '15:00', '7–15'],
  ['07:30', '15:00', '7:30–15'],
  ['08:30', '17:05', '8:30–17:05'],
  ['16:00', '00:00', '16–24'],
  ['00:00', '08:00', '0–8'],
  ['22:00', '06:00', '22–6'],
])('%s to %s is %s', (start_time, end_time, short) => {
  expect(shortHours({ start_time, end_time })).toEqual(short.split('–'));
});
