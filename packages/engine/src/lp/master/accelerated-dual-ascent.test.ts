import { describe, expect, it } from 'vitest';
import { DAYS, drawnRosters } from '../../testing/drawn-rosters.ts';
import { demandBound, reducedCost } from './demand-duals.ts';
import { acceleratedDualAscent } from './accelerated-dual-ascent.ts';

describe('duals without a linear program', () => {
  it('lie as near to its optimum as asked: what a mixture costs and what they prove are no farther apart', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { demand, people, columns } = drawnRosters(seed);
      const error = 10;
      const start = new Float64Array(DAYS);
      const { objective, duals, convexityDuals } = acceleratedDualAscent(demand, people, columns, start, {
        error,
        over: () => false,
      });
      const least = people.map((person) =>
        Math.min(...columns.filter((of) => of.person === person).map((of) => reducedCost(demand, of, duals))),
      );
      const proved = demandBound(demand, duals) + least.reduce((sum, cost) => sum + cost, 0);
      expect(objective, `seed ${seed}`).toBeGreaterThanOrEqual(proved);
      expect(objective - proved, `seed ${seed}`).toBeLessThan(error);
      for (const [i, price] of duals.entries()) {
        expect(price).toBeGreaterThanOrEqual(-demand.over[i]!);
        expect(price).toBeLessThanOrEqual(demand.under[i]!);
      }
      for (const [i, cost] of least.entries()) expect(convexityDuals[i]).toBeGreaterThanOrEqual(cost - 1e-6);
    }
  });

  it('are the same from the same start, and stop when time is over', () => {
    const { demand, people, columns } = drawnRosters(1);
    const from = (over: boolean) =>
      acceleratedDualAscent(demand, people, columns, new Float64Array(DAYS), { error: 1, over: () => over });
    expect(from(false)).toEqual(from(false));
    expect(from(true).objective).toBeGreaterThan(from(false).objective);
  });
});
