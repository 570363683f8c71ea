import { expect, test } from 'vitest';
import { findOutliers } from './outliers.ts';

const series = (mondays: (number | null)[]) =>
  mondays.flatMap((value) =>
    Array.from({ length: 7 }, (_, at) => ({
      weekday: at + 1,
      values: [at === 0 ? value : 5],
      special: null,
      factor: 1,
    })),
  );

test('twenty times as many guests as on other Mondays is found, with what is usual', () => {
  expect(findOutliers(series([50, 55, 45, 1_000]))).toEqual([{ day: 21, slot: 0, value: 1_000, usual: 50 }]);
});

test('three times as many is not, nor what can be compared with fewer than two days, nor small numbers', () => {
  expect(findOutliers(series([50, 55, 45, 150]))).toEqual([]);
  expect(findOutliers(series([50, 1_000]))).toEqual([]);
  expect(findOutliers(series([1, 1, 1, 15]))).toEqual([]);
});

test('few but large sales are how a business is: where most hours bring nothing, a usual sale is none', () => {
  // On three of eight Mondays something was sold, for about 60.
  expect(findOutliers(series([0, 60, 0, 0, 70, 0, 50, 0]))).toEqual([]);
  expect(findOutliers(series([0, 60, 0, 55, 70, 0, 50, 0, 900]))).toEqual([
    { day: 56, slot: 0, value: 900, usual: 57.5 },
  ]);
});

test('where many days are far out, none is left out', () => {
  expect(findOutliers(series([50, 55, 45, 50, 55, 45, 1_000, 900]))).toEqual([]);
});
