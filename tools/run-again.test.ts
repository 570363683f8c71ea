import { expect, it } from 'vitest';
import { withSecondRun, worthRunningAgain } from './run-again.mjs';

const green = { file: 'a.test.ts', passed: 3, failed: 0, named: [] };
const red = { file: 'b.test.ts', passed: 1, failed: 1, named: ['  b.test.ts > is in time: too late'] };

it('runs again what failed, but not where much fails', () => {
  expect(worthRunningAgain([green, red], {})).toEqual(['b.test.ts']);
  expect(worthRunningAgain([green], {})).toEqual([]);
  const many = ['c', 'd', 'e', 'f'].map((name) => ({ ...red, file: `${name}.test.ts` }));
  expect(worthRunningAgain(many, {})).toEqual([]);
});

it.each([{ SHUFFLE: '7' }, { DRAWS: 'all' }, { ONCE: '1' }])('runs nothing again with %o', (environment) => {
  expect(worthRunningAgain([green, red], environment)).toEqual([]);
});

it('counts the second run, and names what passed only then', () => {
  const passes = { ...red, passed: 2, failed: 0, named: [] };
  expect(withSecondRun([green, red], [passes])).toEqual({ results: [green, passes], unsteady: red.named });
});

it('keeps what fails twice, with what failed only at first, or did not run again', () => {
  const other = '  b.test.ts > is right: expected 2 to be 3';
  const both = { ...red, named: [...red.named, other] };
  expect(withSecondRun([green, red], [{ ...red, named: [other] }])).toEqual({ results: [green, both], unsteady: [] });
  expect(withSecondRun([green, red], [])).toEqual({ results: [green, red], unsteady: [] });
});
