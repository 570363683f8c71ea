import { priceWithin, type Demand } from './demand.ts';
import { mixtures } from './mixtures.ts';
import type { Column } from './roster-pool.ts';

/** Prices near the middle of the best ones of a linear program, and what they say of it. */
export interface SmoothPrices {
  /** What some mixture of the rosters costs together with what stays missing: the optimum of the linear program is no more. */
  objective: number;
  /** By place in the demand's codes. */
  prices: Float64Array;
  /** Steps of work. */
  work: number;
  /** By place in `people`: what the rosters that a person mixes cost under the prices, in the mean. */
  worth: Float64Array;
}

/** Steps at most, and between looks at how near it is. */
const STEPS = 300;
const LOOK = 10;
/** The share of the error that mixing dearer rosters may make. */
const MIXING = 0.5;
/** How much longer each step may be than the last one, and the first one, as a multiple of the warmth. */
const LONGER = 1.2;
const FIRST = 0.25;
/** A step that must be shorter than this, as a multiple of the warmth, leads nowhere. */
const SHORTEST = 1e-12;

/**
 * Prices of the linear program that gives each person one of some rosters (or a mixture), from other prices on, without solving it: everybody
 * mixes rosters, a dearer one weighing less, and prices climb by accelerated gradients (Nesterov) of what that costs. `error` (above 0) is
 * about how wrong they may be, where so few steps lead there. Like an interior point they swing little from one program to the next. No
 * demand with limits.
 */
export function smoothPrices(
  demand: Demand,
  people: readonly number[],
  columns: readonly Column[],
  start: Float64Array,
  { error, over }: { error: number; over: () => boolean },
): SmoothPrices {
  const mixture = mixtures(demand, people, columns, error * MIXING);
  const within = (price: number, i: number): number => priceWithin(demand, i, price);
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
    // A step against where it came from begins anew.
    const back = next.reduce((sum, price, i) => sum + (ahead[i]! - price) * (price - at[i]!), 0) > 0;
    const push = back ? 0 : momentum - 1;
    momentum = back ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const last = at;
    at = next;
    ahead = next.map((price, i) => within(price + (push / momentum) * (price - last[i]!), i));
    if (step % LOOK === 0 && (mixture.cost() - mixture.bound() < error || over())) break;
  }
  mixture.at(at);
  return { objective: mixture.cost(), prices: at, worth: mixture.worth, work: mixture.work() };
}
