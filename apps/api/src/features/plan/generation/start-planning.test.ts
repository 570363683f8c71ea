import { expect, test } from 'vitest';
import type { Progress } from '@pamaina/engine';
import { extendCurve } from './plan-held.ts';

const step = (milliseconds: number, penalty: number, bound = 0): Progress => ({
  milliseconds,
  penalty,
  bound,
  gap: 0,
  filled: 0,
  needed: 0,
  fillable: 0,
  iterations: 0,
  hardViolations: 0,
});

const curveOf = (steps: Progress[]) => steps.reduce(extendCurve, [] as ReturnType<typeof extendCurve>);

test('a step that changes nothing adds nothing; a better plan or a better bound does', () => {
  expect(curveOf([step(100, 9), step(200, 9), step(300, 7), step(400, 7, 5)])).toEqual([
    { seconds: 0.1, penalty: 9, bound: 0 },
    { seconds: 0.3, penalty: 7, bound: 0 },
    { seconds: 0.4, penalty: 7, bound: 5 },
  ]);
});

test('a plan that breaks hard rules is none yet', () => {
  expect(extendCurve([], { ...step(100, 9), hardViolations: 2 })).toEqual([]);
});

test('a long curve stays small, keeps both ends and spreads over the time', () => {
  const curve = curveOf(Array.from({ length: 1_000 }, (_, index) => step(index * 100, 1_000 - index)));
  expect(curve).toHaveLength(80);
  expect(curve[0]?.seconds).toBe(0);
  expect(curve.at(-1)).toEqual({ seconds: 99.9, penalty: 1, bound: 0 });
  const gaps = curve.slice(1).map(({ seconds }, index) => seconds - (curve[index]?.seconds ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(5);
});
