import type { Demand } from './demand.ts';
import { dualWithin } from './demand-duals.ts';
import { createSmoothedDual } from './smoothed-dual.ts';
import type { Column } from './roster-pool.ts';

/** Duals near the centre of the optimal face of a linear program, and their results. */
export interface ApproximateDuals {
  /**
   * The cost of a convex combination of the rosters including missing employees: an upper bound on the optimum of the
   * linear program.
   */
  objective: number;
  /** By position in the demand's codes. */
  duals: Float64Array;
  /** Steps of work. */
  work: number;
  /** By position in `people`: the mean reduced cost of the employee's combined rosters. */
  convexityDuals: Float64Array;
}

/** The maximum number of steps, and the interval between convergence checks. */
const STEPS = 300;
const LOOK = 10;
/** The share of the error that may come from smoothing. */
const MIXING = 0.5;
/** The growth of the step length, and the first step as a multiple of the temperature. */
const LONGER = 1.2;
const FIRST = 0.25;
/** The minimum step length as a multiple of the temperature; shorter steps are useless. */
const SHORTEST = 1e-12;

/**
 * Approximate duals of the restricted master over some rosters, from given duals on, without solving it: each employee
 * has a convex combination of rosters in which more expensive ones get less weight, and the duals ascend by accelerated
 * gradients (Nesterov) of the smoothed bound. `error` (above 0) is the approximate accuracy, if the steps are
 * sufficient. As with an interior point method, the duals change little from one program to the next. Demands with
 * limits are not supported.
 */
export function acceleratedDualAscent(
  demand: Demand,
  people: readonly number[],
  columns: readonly Column[],
  start: Float64Array,
  { error, over }: { error: number; over: () => boolean },
): ApproximateDuals {
  const mixture = createSmoothedDual(demand, people, columns, error * MIXING);
  const within = (price: number, i: number): number => dualWithin(demand, i, price);
  let at = start.map(within);
  let ahead = at;
  let pace = mixture.warmth * FIRST;
  let momentum = 1;
  for (let step = 1; step <= STEPS; step++) {
    const value = mixture.at(ahead);
    const way = mixture.slope();
    let next = ahead;
    for (pace *= LONGER; pace > mixture.warmth * SHORTEST; pace /= 2) {
      next = ahead.map((price, i) => within(price + pace * way[i]!, i));
      let least = value;
      for (const [i, price] of next.entries()) {
        const move = price - ahead[i]!;
        least += move * way[i]! - (move * move) / (2 * pace);
      }
      if (mixture.at(next) >= least - 1e-9 * Math.abs(value)) break;
    }
    // A step against the previous direction restarts the acceleration.
    const back = next.reduce((sum, price, i) => sum + (ahead[i]! - price) * (price - at[i]!), 0) > 0;
    const push = back ? 0 : momentum - 1;
    momentum = back ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const last = at;
    at = next;
    ahead = next.map((price, i) => within(price + (push / momentum) * (price - last[i]!), i));
    if (step % LOOK === 0 && (mixture.cost() - mixture.bound() < error || over())) break;
  }
  mixture.at(at);
  return { objective: mixture.cost(), duals: at, convexityDuals: mixture.convexityDuals, work: mixture.work() };
}
