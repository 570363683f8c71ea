// Method: accelerated gradient ascent on the smoothed Lagrangian dual, with backtracking and adaptive restart.
// Paper: Nesterov, Soviet Math. Doklady 27, 1983, and Math. Programming 103, 2005; restart: O'Donoghue, Candès 2015.
import type { Demand } from './demand.ts';
import { dualWithin } from './demand-duals.ts';
import { createSmoothedDual } from './smoothed-dual.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Column } from '../network/column.ts';

/** [steps] The most of one ascent, and the distance between checks of convergence. */
const STEPS = { most: 300, checkEvery: 10 } as const;

/** [share of the error] How much of the error may come from smoothing. */
const SMOOTHING = 0.5;

/** [factor] Growth of the step length from one step to the next. */
const GROWTH = 1.2;

/** [multiples of the temperature] The first step length. */
const FIRST_STEP = 0.25;

/** [multiples of the temperature] Shorter steps are useless. */
const SHORTEST_STEP = 1e-12;

/** Duals near the centre of the optimal face of a linear program, and their results. */
export interface ApproximateDuals {
  /**
   * The cost of a convex combination of the rosters including missing employees: an upper bound on the optimum of the
   * linear program.
   */
  objective: number;
  /** By position in the demand's codes. */
  duals: Float64Array;
  /** By column: its weight in that combination. */
  weights: Float64Array;
  /** Steps of work. */
  work: number;
  /** By position in `people`: the mean reduced cost of the employee's combined rosters. */
  convexityDuals: Float64Array;
}

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
  const smoothed = createSmoothedDual(demand, people, columns, error * SMOOTHING);
  const within = (price: number, i: number): number => dualWithin(demand, i, price);
  let at = start.map(within);
  let ahead = at;
  let pace = smoothed.temperature * FIRST_STEP;
  let momentum = 1;
  for (let step = 1; step <= STEPS.most; step++) {
    const value = smoothed.at(ahead);
    const gradient = smoothed.gradient();
    let next = ahead;
    for (pace *= GROWTH; pace > smoothed.temperature * SHORTEST_STEP; pace /= 2) {
      next = ahead.map((price, i) => within(price + pace * gradient[i]!, i));
      let least = value;
      for (const [i, price] of next.entries()) {
        const move = price - ahead[i]!;
        least += move * gradient[i]! - (move * move) / (2 * pace);
      }
      if (smoothed.at(next) >= least - TOLERANCE.equalCost * Math.abs(value)) break;
    }
    // A step against the previous direction restarts the acceleration.
    const back = next.reduce((sum, price, i) => sum + (ahead[i]! - price) * (price - at[i]!), 0) > 0;
    const push = back ? 0 : momentum - 1;
    momentum = back ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const last = at;
    at = next;
    ahead = next.map((price, i) => within(price + (push / momentum) * (price - last[i]!), i));
    if (step % STEPS.checkEvery === 0 && (smoothed.cost() - smoothed.bound() < error || over())) break;
  }
  smoothed.at(at);
  const { convexityDuals } = smoothed;
  return { objective: smoothed.cost(), duals: at, convexityDuals, weights: smoothed.weights(), work: smoothed.work() };
}
