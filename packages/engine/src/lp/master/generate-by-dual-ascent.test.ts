import { describe, expect, it } from 'vitest';
import { DAYS, drawnRosters } from '../../testing/drawn-rosters.ts';
import { reducedCost } from './demand-duals.ts';
import { createAscentGeneration } from './generate-by-dual-ascent.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { createPool } from './roster-pool.ts';
import { acceleratedDualAscent } from './accelerated-dual-ascent.ts';

/**
 * Generates columns from one roster per employee; returns the work, the proved bound, and the best duals over all
 * rosters.
 */
function generated(seed: number, costs: { missing?: number; most?: number }, turn = Infinity) {
  const { demand, people, columns } = drawnRosters(seed, costs);
  const of = people.map((person) => columns.filter((column) => column.person === person));
  let work = 0;
  const pricing: Pricing = {
    price: (person, duals, count) => {
      work++;
      const at = duals.slice(0, DAYS);
      const sorted = [...of[person]!].sort((a, b) => reducedCost(demand, a, at) - reducedCost(demand, b, at));
      return { least: reducedCost(demand, sorted[0]!, at), columns: sorted.slice(0, count) };
    },
    list: () => null,
    make: () => null,
    countsMinutes: () => false,
    busiest: () => null,
    work: () => work,
  };
  const pool = createPool();
  pool.add(of.map(([first]) => first!));
  let bound = -Infinity;
  const budget = { used: () => 0, over: () => false, spend: () => {} };
  const options = { people, centre: new Float64Array(DAYS) };
  const onBetter = (better: number): void => void (bound = better);
  const generation = createAscentGeneration(pool, demand, pricing, DAYS, { ...options, onBetter });
  for (let turns = 0; turns < 10_000 && !generation.ended(); turns++) {
    let left = turn;
    generation.run({ ...budget, over: () => left-- <= 0 }, Infinity);
  }
  const whole = acceleratedDualAscent(demand, people, columns, options.centre, { error: 10, over: () => false });
  return { bound, whole, rounds: work / people.length };
}

describe('rosters by smooth duals', () => {
  it('prove a bound near the best mixture of all rosters, and none above it', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { bound, whole, rounds } = generated(seed, {});
      expect(bound, `seed ${seed}`).toBeLessThanOrEqual(whole.objective + 1e-6);
      expect(bound, `seed ${seed}`).toBeGreaterThan(whole.objective * 0.9 - 10);
      expect(rounds, `seed ${seed}`).toBeLessThan(30);
    }
  });

  it('go on where their budget ended', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { bound, whole } = generated(seed, {}, 100);
      expect(bound, `seed ${seed}`).toBeLessThanOrEqual(whole.objective + 1e-6);
      expect(bound, `seed ${seed}`).toBeGreaterThan(whole.objective * 0.9 - 10);
    }
  });

  it('come to an end where nothing costs anything, or missing people cost nothing', () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const costs of [{ missing: 0 }, { most: 1 }, { missing: 0, most: 1 }]) {
        const { bound, whole, rounds } = generated(seed, costs);
        expect(bound).toBeLessThanOrEqual(whole.objective + 1e-6);
        expect(rounds).toBeLessThan(30);
      }
    }
  });
});
