import { expect, it } from 'vitest';
import { hourlyNeeds } from './hourly-needs.ts';

const HOUR = 3_600_000;
const span = (from: number, to: number, count = 1) => ({ from: from * HOUR, to: to * HOUR, count });

it('counts who is needed and planned in the middle of each hour', () => {
  const hours = [7, 8, 9].map((hour) => ({ at: hour * HOUR }));
  expect(hourlyNeeds(hours, [span(7.5, 9, 2)], [span(7, 8), span(8, 10)])).toEqual([
    { needed: 2, planned: 1 },
    { needed: 2, planned: 1 },
    { needed: 0, planned: 1 },
  ]);
});
