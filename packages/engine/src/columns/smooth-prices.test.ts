import { describe, expect, it } from 'vitest';
import { createRandom } from '../search/random.ts';
import { demandBound, reducedCost, type Demand } from './demand.ts';
import type { Column } from './roster-pool.ts';
import { smoothPrices } from './smooth-prices.ts';

const DAYS = 12;
const PEOPLE = 8;
const KNOWN = 10;

/** A day each for which some people are asked, one of whom stays missing on the first; rosters that take any days. */
function drawn(seed: number): { demand: Demand; people: number[]; columns: Column[] } {
  const random = createRandom(seed);
  const codes = Array.from({ length: DAYS }, (_, day) => day);
  const of = (value: () => number): Float64Array => Float64Array.from(codes, value);
  const demand: Demand = {
    codes,
    place: Int32Array.from(codes),
    asked: of(() => 1 + random.below(6)),
    leastMissing: Float64Array.from(codes, (day) => (day === 0 ? 1 : 0)),
    under: of(() => 100),
    over: of(() => random.below(30)),
    closed: new Uint8Array(DAYS),
  };
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const columns = people.flatMap((person) =>
    Array.from({ length: KNOWN }, (): Column => {
      const row = Int32Array.from(codes, (day) => (random.below(2) === 0 ? day : -1));
      return { person, row, codes: [...row].filter((code) => code >= 0), cost: random.below(50) };
    }),
  );
  return { demand, people, columns };
}

describe('prices without a linear program', () => {
  it('lie as near to its optimum as asked: what a mixture costs and what they prove are no farther apart', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { demand, people, columns } = drawn(seed);
      const error = 10;
      const start = new Float64Array(DAYS);
      const { objective, prices, worth } = smoothPrices(demand, people, columns, start, { error, over: () => false });
      const least = people.map((person) =>
        Math.min(...columns.filter((of) => of.person === person).map((of) => reducedCost(demand, of, prices))),
      );
      const proved = demandBound(demand, prices) + least.reduce((sum, cost) => sum + cost, 0);
      expect(objective, `seed ${seed}`).toBeGreaterThanOrEqual(proved);
      expect(objective - proved, `seed ${seed}`).toBeLessThan(error);
      for (const [i, price] of prices.entries()) {
        expect(price).toBeGreaterThanOrEqual(-demand.over[i]!);
        expect(price).toBeLessThanOrEqual(demand.under[i]!);
      }
      for (const [i, cost] of least.entries()) expect(worth[i]).toBeGreaterThanOrEqual(cost - 1e-6);
    }
  });

  it('are the same from the same start, and stop when time is over', () => {
    const { demand, people, columns } = drawn(1);
    const from = (over: boolean) =>
      smoothPrices(demand, people, columns, new Float64Array(DAYS), { error: 1, over: () => over });
    expect(from(false)).toEqual(from(false));
    expect(from(true).objective).toBeGreaterThan(from(false).objective);
  });
});
