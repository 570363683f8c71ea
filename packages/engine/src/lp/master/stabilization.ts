// Method: stabilization: duals stay in a box around those of the best bound, which grows with every better bound.
// Paper: du Merle, Villeneuve, Desrosiers, Hansen, "Stabilized column generation", Discrete Mathematics 194, 1999.
import type { Demand } from './demand.ts';
import type { Box } from './master.ts';
import { STABILIZATION } from '../parameters.ts';

/** [share of the widest] The first half-width of the box, if there is a centre. */
const FIRST_WIDTH = 0.001;

/** [factor] Growth when the optimum lies inside the box or no column is found. */
const EXHAUSTED = 4;

/** [one part in so many of the widest] The least width after that. */
const AFTERWARDS = 80;

/** The width of the box during one column generation. */
export interface Stabilization {
  /** The box around a centre; undefined once the duals are free. */
  box: (centre: Float64Array) => Box | undefined;
  /** After a better bound. */
  improved: () => void;
  /** After an optimum inside the box; with `free` the duals are free from now on. */
  exhausted: (free: boolean) => void;
}

/** Without a centre the duals are free from the beginning. */
export function createStabilization({ under }: Demand, hasCentre: boolean): Stabilization {
  const widest = STABILIZATION.widest * under.reduce((most, cost) => Math.max(most, cost), 1);
  let width = hasCentre ? widest * FIRST_WIDTH : Infinity;
  return {
    box: (centre) => (width < widest ? { centre, width } : undefined),
    improved: () => {
      width *= STABILIZATION.better;
    },
    exhausted: (free) => {
      width = free ? Infinity : Math.max(width * EXHAUSTED, widest / AFTERWARDS);
    },
  };
}
