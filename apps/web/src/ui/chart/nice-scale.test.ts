import { expect, test } from 'vitest';
import { niceScale } from './nice-scale.ts';

test.each([
  [0, 1, [0]],
  [3, 3, [0, 1, 2, 3]],
  [48, 60, [0, 20, 40, 60]],
  [100, 100, [0, 50, 100]],
  [1234, 1500, [0, 500, 1000, 1500]],
])('%d reaches %d', (highest, top, ticks) => {
  expect(niceScale(highest)).toEqual({ top, ticks });
});
