import { describe, expect, it } from 'vitest';
import { goalPenalty } from '../testing/goal-agrees.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import { fairHours } from './fair-hours.ts';

const needs = [10, 11, 12, 13].map((day) => needOf(`${day} 08:00-16:00`));
const two = [adult({ normMinutes: 9600 }), adult({ id: 'jonas', name: 'Jonas', normMinutes: 9600 })];
const problem = world({ needs, people: two });
const penalty = (...shifts: string[]) =>
  goalPenalty(
    fairHours,
    problem,
    shifts.map((text) => shiftOf(text)),
  );

describe('fair hours', () => {
  it('cost nothing to who is within half a shift of an even share', () => {
    expect(penalty('10 08:00-16:00', '11 08:00-16:00')).toBe(0);
    expect(penalty('10 08:00-16:00', '11 08:00-12:00')).toBe(0);
    expect(penalty('10 08:00-16:00', '11 08:00-16:00', '12 08:00-12:00')).toBe(0);
  });

  it('cost as much above as below it', () => {
    expect(penalty('10 08:00-16:00')).toBe(4 * problem.weights.fairHours);
    expect(penalty('10 08:00-16:00', '11 08:00-16:00', '12 08:00-16:00')).toBe(4 * problem.weights.fairHours);
  });

  it('are linear: two hours cost twice one', () => {
    expect(penalty('10 08:00-16:00', '11 08:00-11:00')).toBeCloseTo(problem.weights.fairHours);
    expect(penalty('10 08:00-16:00', '11 08:00-10:00')).toBeCloseTo(2 * problem.weights.fairHours);
  });

  it('leave out breaks and what lies outside of the period', () => {
    expect(penalty('10 08:00-16:30/30', '11 08:00-12:00', '4 08:00-16:00')).toBe(0);
    expect(penalty('10 08:00-16:30/30', '11 08:00-11:00', '4 08:00-16:00')).toBeCloseTo(problem.weights.fairHours);
  });

  it('are not asked for without a weight', () => {
    expect(fairHours.wanted(problem)).toBe(true);
    expect(fairHours.wanted({ ...problem, weights: { ...problem.weights, fairHours: 0 } })).toBe(false);
  });
});
