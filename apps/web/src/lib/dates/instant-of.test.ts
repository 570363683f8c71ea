import { expect, test } from 'vitest';
import { createClock, instantOf } from './clock.ts';

const vilnius = createClock('Europe/Vilnius');

test.each([
  ['in winter', '2026-12-01', '07:00', '2026-12-01T05:00:00.000Z'],
  ['in summer', '2026-07-01', '00:00', '2026-06-30T21:00:00.000Z'],
  ['an hour that comes twice, the first time', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['after the clocks went back', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ['before the clocks go forward', '2026-03-29', '02:30', '2026-03-29T00:30:00.000Z'],
  ['an hour that is skipped', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
])('%s', (_, date, time, instant) => {
  expect(new Date(instantOf(vilnius, date, time)).toISOString()).toBe(instant);
});
