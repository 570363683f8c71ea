import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const vilnius = createClock('Europe/Vilnius');

test('today is the day of the business', () => {
  const lateEvening = Date.parse('2026-07-01T21:30:00Z');
  expect(vilnius.today(lateEvening)).toBe('2026-07-02');
  expect(createClock('America/New_York').today(lateEvening)).toBe('2026-07-01');
});

test.each([
  ['before the clocks go back', '2026-10-25T00:30:00Z', { date: '2026-10-25', time: '03:30' }],
  ['the same hour again', '2026-10-25T01:30:00Z', { date: '2026-10-25', time: '03:30' }],
  ['midnight', '2026-10-25T22:00:00Z', { date: '2026-10-26', time: '00:00' }],
])('%s', (_, instant, local) => {
  expect(vilnius.local(instant)).toEqual(local);
});
