import { describe, expect, it } from 'vitest';
import { goalPenalty } from '../testing/goal-agrees.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import { fairWeekends } from './fair-weekends.ts';

/** Two weekends (14 and 15, 21 and 22 March) with one shift a day, for two employees: one weekend each. */
const needs = [14, 15, 21, 22].map((day) => needOf(`${day} 08:00-16:00`));
const problem = world({ needs, people: [adult(), adult({ id: 'jonas', name: 'Jonas' })] });
const penalty = (...days: number[]) =>
  goalPenalty(
    fairWeekends,
    problem,
    days.map((day) => shiftOf(`${day} 08:00-16:00`)),
  );

describe('fair weekends', () => {
  it('cost nothing up to an even share; Saturday and Sunday are one', () => {
    expect(penalty()).toBe(0);
    expect(penalty(14)).toBe(0);
    expect(penalty(14, 15)).toBe(0);
  });

  it('cost for each weekend above it', () => {
    expect(penalty(14, 22)).toBe(problem.weights.fairWeekends);
    expect(penalty(14, 21, 22, 28)).toBe(2 * problem.weights.fairWeekends);
  });

  it('do not count weekdays and the weekend before the period', () => {
    expect(penalty(7, 8, 10, 11, 14)).toBe(0);
  });

  it('are not asked for without a weight', () => {
    expect(fairWeekends.wanted({ ...problem, weights: { ...problem.weights, fairWeekends: 0 } })).toBe(false);
  });
});
