import { expect, it } from 'vitest';
import type { Demand } from '../master/demand.ts';
import { createIncumbent } from './incumbent.ts';
import type { Column } from '../network/column.ts';

/** One day that requires two employees; each missing one costs 10, surplus is forbidden. */
const demand: Demand = {
  codes: [0],
  place: Int32Array.of(0),
  asked: Float64Array.of(2),
  leastMissing: Float64Array.of(0),
  under: Float64Array.of(10),
  over: Float64Array.of(10),
  closed: Uint8Array.of(1),
  amount: Uint8Array.of(0),
};

function roster(person: number, works: boolean, cost: number): Column {
  return { person, row: Int32Array.of(works ? 0 : -1), codes: works ? [0] : [], cost };
}

it('takes over what is better, adopts what is not, and counts missing employees', () => {
  const incumbent = createIncumbent(demand, 1, 0);
  expect(incumbent.take([roster(0, true, 3), roster(1, false, 0)])).toBe(true);
  expect(incumbent.cost()).toBe(13);
  expect(incumbent.take([roster(0, false, 0), roster(1, false, 0)])).toBe(false);
  incumbent.adopt([roster(0, false, 0), roster(1, false, 0)]);
  expect(incumbent.cost()).toBe(20);
  expect(incumbent.replace([roster(1, true, 4)])).toBe(true);
  expect(incumbent.cost()).toBe(14);
  expect(incumbent.replace([roster(1, true, 4)])).toBe(false);
});

it('does not take over rosters with more employees than allowed', () => {
  const incumbent = createIncumbent(demand, 1, 0);
  incumbent.adopt([roster(0, true, 0), roster(1, true, 0), roster(2, true, 0)]);
  expect(incumbent.best()).toBeNull();
});

it('rounds a bound up to the next multiple of the step, and wants a better plan to be better by the step', () => {
  const incumbent = createIncumbent(demand, 4, 0);
  expect(incumbent.rounded(8.1)).toBe(12);
  expect(incumbent.rounded(8.0001)).toBe(8);
  incumbent.take([roster(0, true, 2), roster(1, false, 0)]);
  expect(incumbent.cutoff()).toBeGreaterThan(8);
  expect(incumbent.cutoff()).toBeLessThan(9);
  incumbent.raise(12);
  expect(incumbent.proved()).toBe(true);
});
