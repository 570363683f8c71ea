// Method: the prices of the Lagrangian dual: one for each need, and one for each limit of an employee's sums.
// Paper: Kingma, Ba, "Adam: a method for stochastic optimization", ICLR 2015 (steps of each price by itself).
import { slackRange } from '../../lp/master/demand-duals.ts';
import type { Demand } from '../../lp/master/demand.ts';
import type { RelaxedEmployee } from './relaxed-employee.ts';

/** Numbers that follow their gradients, each with a step of its own. */
export interface Prices {
  at: Float64Array;
  /** A recent average, whose bound is mostly better. */
  mean: Float64Array;
  /** Moves price `i` by its gradient in the `turn`-th turn, 1 for the first. */
  move: (i: number, gradient: number, step: number, turn: number) => void;
  /** Counts the prices as they are in the average. */
  average: () => void;
  /** Forgets the gradients and begins from these prices. */
  restart: (from: Float64Array) => void;
}

/** [share] Of the past that a gradient, its square and the average keep from one turn to the next. */
const KEPT = { gradient: 0.9, square: 0.99, mean: 0.8 } as const;

/** [employees] Keeps the step finite where a gradient is almost nothing. */
const LEAST_GRADIENT = 0.1;

function createPrices(least: Float64Array, most: Float64Array, from: Float64Array): Prices {
  const count = least.length;
  const within = (i: number, price: number): number => Math.min(most[i]!, Math.max(least[i]!, price));
  const at = from.map((price, i) => within(i, price));
  const mean = Float64Array.from(at);
  const gradients = new Float64Array(count);
  const squares = new Float64Array(count);
  let averaged = 0;
  return {
    at,
    mean,
    move: (i, gradient, step, turn) => {
      gradients[i] = KEPT.gradient * gradients[i]! + (1 - KEPT.gradient) * gradient;
      squares[i] = KEPT.square * squares[i]! + (1 - KEPT.square) * gradient * gradient;
      const along = gradients[i]! / (1 - KEPT.gradient ** turn);
      const size = Math.sqrt(squares[i]! / (1 - KEPT.square ** turn)) + LEAST_GRADIENT;
      at[i] = within(i, at[i]! + (step * along) / size);
    },
    average: () => {
      averaged++;
      const fresh = Math.max(1 - KEPT.mean, 1 / averaged);
      for (let i = 0; i < count; i++) mean[i]! += fresh * (at[i]! - mean[i]!);
    },
    restart: (prices) => {
      at.set(prices);
      mean.set(prices);
      gradients.fill(0);
      squares.fill(0);
      averaged = 0;
    },
  };
}

/** Prices of needs, each between the cost of a surplus and of a missing employee. */
export function needPrices(demand: Demand, guess: number): Prices {
  const ranges = demand.codes.map((_, i) => slackRange(demand, i).price);
  return createPrices(
    Float64Array.from(ranges, ({ least }) => least),
    Float64Array.from(ranges, ({ most }) => most),
    new Float64Array(ranges.length).fill(guess),
  );
}

/** Prices of an employee's sums: minutes can be too many or too few, weekends and templates only too many. */
export function sumPrices({ prices, minutes, weekends }: RelaxedEmployee): Prices {
  const least = new Float64Array(prices);
  const most = new Float64Array(prices).fill(Infinity);
  least[0] = -Infinity;
  // What has no limit has no price.
  if (minutes.most === Infinity) most[0] = 0;
  if (weekends === Infinity) most[1] = 0;
  return createPrices(least, most, new Float64Array(prices));
}
