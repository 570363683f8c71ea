import { expect, it } from 'vitest';
import { withSecondRun, worthRunningAgain } from './run-again.mjs';

const green = { file: 'a.test.ts', passed: 3, failed: 0, named: [] };
const red = { file: 'b.test.ts', passed: 1, failed: 1, named: ['  b.test.ts > is in time: too late'] };

it('runs again what failed, but not where much fails', () => {
  expect(worthRunningAgain([green, red])).toEqual(['b.test.ts']);
  expect(worthRunningAgain([green])).toEqual([]);
  const many = ['c', 'd', 'e', 'f'].map((name) => ({ ...red, file: `${name}.test.ts` }));
  expect(worthRunningAgain(many)).toEqual([]);
});

it('counts the second run, and names what passed only then', () => {
  const passes = { ...red, passed: 2, failed: 0, named: [] };
  expect(withSecondRun([green, red], [passes])).toEqual({ results: [green, passes], unsteady: red.named });
});

it('keeps what fails twice, or did not run again', () => {
  const again = { ...red, named: ['  b.test.ts > is in time: far too late'] };
  expect(withSecondRun([green, red], [again])).toEqual({ results: [green, again], unsteady: [] });
  expect(withSecondRun([green, red], [])).toEqual({ results: [green, red], unsteady: [] });
});
