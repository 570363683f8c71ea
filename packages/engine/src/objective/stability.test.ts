import { describe, expect, it } from 'vitest';
import { measureIn } from '../api/measure.ts';
import { contextWithPrevious } from '../model/context.ts';
import type { Shift } from '../problem/problem.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { stability } from './stability.ts';

const problem = world({ people: [adult(), adult({ id: 'jonas', name: 'Jonas' })] });
const before = [shiftOf('10 08:00-16:00'), shiftOf('11 08:00-16:00'), shiftOf('3 08:00-16:00')];
const weight = problem.weights.stability;
const penalty = (...shifts: Shift[]) =>
  measureIn(contextWithPrevious(problem, before), shifts, { penalty: 0, fillable: 0, certificates: [] }).parts[
    'stability'
  ];

describe('stability', () => {
  it('costs for each shift of the earlier draft that its person does not have any more', () => {
    expect(penalty(...before)).toBe(0);
    expect(penalty(shiftOf('10 08:00-16:00'))).toBe(weight);
    expect(penalty()).toBe(2 * weight);
  });

  it('counts a reassigned or moved shift, but not new ones', () => {
    expect(penalty(shiftOf('10 08:00-16:00'), shiftOf('11 08:00-16:00', 'jonas'))).toBe(weight);
    expect(penalty(shiftOf('10 08:00-16:00'), shiftOf('11 14:00-22:00'))).toBe(weight);
    expect(penalty(...before, shiftOf('12 08:00-16:00'))).toBe(0);
  });

  it('is not asked for without a weight', () => {
    expect(stability.wanted(problem)).toBe(true);
    expect(stability.wanted({ ...problem, weights: { ...problem.weights, stability: 0 } })).toBe(false);
  });
});
