import { expect, it } from 'vitest';
import type { Demand } from './demand.ts';
import { createStabilization } from './stabilization.ts';

/** The dearest missing employee costs 100, so duals are free from a width of 400 on. */
const demand = { under: Float64Array.of(20, 100) } as unknown as Demand;
const centre = Float64Array.of(1, 2);

it('leaves duals free without a centre', () => {
  expect(createStabilization(demand, false).box(centre)).toBeUndefined();
});

it('starts with a thousandth of the widest box, and grows by a fifth with each better bound', () => {
  const stabilization = createStabilization(demand, true);
  expect(stabilization.box(centre)).toEqual({ centre, width: 0.4 });
  stabilization.improved();
  expect(stabilization.box(centre)?.width).toBeCloseTo(0.48, 12);
});

it('grows to at least an eightieth of the widest once a box is exhausted, in the end to no box', () => {
  const stabilization = createStabilization(demand, true);
  stabilization.exhausted(false);
  expect(stabilization.box(centre)?.width).toBe(5);
  for (const width of [20, 80, 320]) {
    stabilization.exhausted(false);
    expect(stabilization.box(centre)?.width).toBe(width);
  }
  stabilization.exhausted(false);
  expect(stabilization.box(centre)).toBeUndefined();
  const free = createStabilization(demand, true);
  free.exhausted(true);
  expect(free.box(centre)).toBeUndefined();
});
