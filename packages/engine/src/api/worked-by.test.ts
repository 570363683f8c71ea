import { describe, expect, it } from 'vitest';
import { candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';
import { lowerBound } from '../bounds/lower-bound.ts';
import { plan } from './plan.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import type { Shift } from '../problem/problem.ts';

const gone: Shift = { ...shiftOf('10 08:00-16:00/30', null), locked: true, workedBy: 'Jonas' };
const needs = [needOf('10 08:00-16:00/30', 2)];
const nobody = [adult({ roles: ['waiter'] })];

describe('a shift worked by a former employee', () => {
  it('fills a place of its need for good', () => {
    const problem = world({ people: nobody, needs, fixed: [gone] });
    expect(measure(problem, [gone])).toMatchObject({ needed: 2, filled: 1, fillable: 1, gap: 0, bound: 750 });
    expect(lowerBound(problem).certificates).toMatchObject([{ kind: 'nobody-qualified', missing: 1 }]);
    expect(explain(problem, [gone]).map(({ missing }) => missing)).toEqual([1]);
  });

  it('is planned around, and never gets a person', () => {
    const problem = world({ people: [adult(), adult({ id: 'b' })], needs, fixed: [gone] });
    const { shifts, open } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 100, maxIterations: 500 });
    expect(open).toEqual([]);
    expect(shifts).toHaveLength(2);
    expect(shifts[0]).toEqual(gone);
    expect(candidates(problem, shifts, gone.id)).toEqual([]);
  });

  it("lies in nobody's roster", () => {
    expect(judge(world({ needs, fixed: [gone] }), [gone, shiftOf('10 14:00-22:00/30')])).toEqual([]);
  });
});
