import { expect, test } from 'vitest';
import { curvePaths, SIZE } from './curve-paths.ts';

const numbersOf = (path: string) => path.match(/[\d.]+/g)?.map(Number) ?? [];

test('the lines step to the end of the time, the plan above the bound', () => {
  const curve = [
    { seconds: 0, penalty: 1000, bound: 0 },
    { seconds: 5, penalty: 100, bound: 90 },
  ];
  const { plan, bound } = curvePaths(curve, 10);
  expect(plan.startsWith('M0 3L160 3L160 ')).toBe(true);
  expect(numbersOf(plan).at(-2)).toBe(SIZE.width);
  expect(numbersOf(plan).at(-1)).toBeLessThan(numbersOf(bound).at(-1) ?? 0);
});

test('one point, equal values and zero seconds still draw within the picture', () => {
  const { plan, bound, between } = curvePaths([{ seconds: 0, penalty: 0, bound: 0 }], 0);
  for (const value of [plan, bound, between].flatMap(numbersOf)) expect(value).toBeGreaterThanOrEqual(0);
  expect(plan).not.toContain('NaN');
});
