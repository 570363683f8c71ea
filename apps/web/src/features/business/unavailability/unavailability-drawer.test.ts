import { expect, test } from 'vitest';
import { createClock } from '../../../lib/dates/clock.ts';
import { periodOf, toInstants } from './unavailability-drawer.tsx';

const clock = createClock('Europe/Vilnius');

test('whole days are said as days, whatever the clocks do in between', () => {
  const acrossTheClockChange = { start: '2026-10-23T21:00:00Z', end: '2026-10-26T22:00:00Z' };
  const period = periodOf(acrossTheClockChange, clock);
  expect(period).toMatchObject({ startDate: '2026-10-24', endDate: '2026-10-26', isAllDay: true });
  expect(toInstants(period)).toEqual({ start: '2026-10-24T00:00', end: '2026-10-27T00:00' });
});

test('hours are local to the business', () => {
  const period = periodOf({ start: '2026-07-01T05:00:00Z', end: '2026-07-01T09:30:00Z' }, clock);
  expect(period).toEqual({
    startDate: '2026-07-01',
    startTime: '08:00',
    endDate: '2026-07-01',
    endTime: '12:30',
    isAllDay: false,
  });
});
