// Method: the Lagrangian dual smoothed by entropy: each employee has a mixture of all rosters, the cheaper the heavier.
// Paper: Nesterov, "Smooth minimization of non-smooth functions", Mathematical Programming 103, 2005.
import type { Demand } from './demand.ts';
import { amountsIn, type Column } from '../network/column.ts';

/** [weight] Rosters with less weight are not counted. */
const LEAST_WEIGHT = 1e-9;

/**
 * Each employee's convex combination of all their rosters under given duals: more expensive rosters get less weight.
 */
export interface SmoothedDual {
  /** A roster more expensive by this amount gets about a third of the weight. */
  temperature: number;
  /** Evaluates the duals (by position in the demand's codes); returns a smoothed lower bound on the cost. */
  at: (duals: Float64Array) => number;
  /** Its gradient at the last duals. */
  gradient: () => Float64Array;
  /** A lower bound for all combinations of these rosters, proved by the duals. */
  bound: () => number;
  /** The cost of the combinations including missing employees. */
  cost: () => number;
  /** By position in `columns`: their weights in the combinations. */
  weights: () => Float64Array;
  /** By position in `people`: the mean reduced cost of the combined rosters. */
  convexityDuals: Float64Array;
  /** Steps of work so far. */
  work: () => number;
}

/** Combines the rosters of employees with a temperature at which the total error is at most `error`. */
export function createSmoothedDual(
  demand: Demand,
  people: readonly number[],
  columns: readonly Column[],
  error: number,
): SmoothedDual {
  const { asked, leastMissing, under, over } = demand;
  const of = placesOf(people, columns);
  const order = of.flat();
  const rosters = order.map((i) => columns[i]!);
  const end = Int32Array.from(of, ({ length }) => length);
  for (let p = 1; p < end.length; p++) end[p]! += end[p - 1]!;
  const first = new Int32Array(rosters.length + 1);
  for (const [j, { codes }] of rosters.entries()) first[j + 1] = first[j]! + codes.length;
  const places = Int32Array.from(rosters.flatMap(({ codes }) => codes.map((code) => demand.place[code]!)));
  const amounts = Float64Array.from(rosters.flatMap(amountsIn));
  const costs = Float64Array.from(rosters, ({ cost }) => cost);
  const left = new Float64Array(rosters.length);
  const weights = new Float64Array(rosters.length);
  const given = new Float64Array(asked.length);
  const convexityDuals = new Float64Array(people.length);
  const variety = of.reduce((sum, { length }) => sum + Math.log(Math.max(1, length)), 0);
  const temperature = error / Math.max(1, variety);
  let [least, asks] = [0, 0];

  /** Combines rosters `from` to `to`; returns the cost of the cheapest and how much lower the smoothed value is. */
  function mix(duals: Float64Array, from: number, to: number, person: number): { least: number; less: number } {
    let least = Infinity;
    for (let j = from; j < to; j++) {
      let cost = costs[j]!;
      for (let k = first[j]!; k < first[j + 1]!; k++) cost -= duals[places[k]!]! * amounts[k]!;
      left[j] = cost;
      if (cost < least) least = cost;
    }
    let all = 0;
    for (let j = from; j < to; j++) all += weights[j] = Math.exp((least - left[j]!) / temperature);
    let mean = 0;
    for (let j = from; j < to; j++) {
      const weight = (weights[j]! /= all);
      if (weight < LEAST_WEIGHT) continue;
      mean += weight * left[j]!;
      for (let k = first[j]!; k < first[j + 1]!; k++) given[places[k]!]! += weight * amounts[k]!;
    }
    convexityDuals[person] = mean;
    return { least, less: temperature * Math.log(all) };
  }

  return {
    temperature,
    convexityDuals,
    weights: () => arranged(weights, order, columns.length),
    bound: () => least,
    work: () => asks * places.length,
    at: (duals) => {
      asks++;
      least = 0;
      for (let i = 0; i < asked.length; i++)
        least += duals[i]! * (asked[i]! - leastMissing[i]!) + under[i]! * leastMissing[i]!;
      given.fill(0);
      let less = 0;
      for (let p = 0; p < people.length; p++) {
        const mixed = mix(duals, p === 0 ? 0 : end[p - 1]!, end[p]!, p);
        least += mixed.least;
        less += mixed.less;
      }
      return least - less;
    },
    gradient: () => given.map((count, i) => asked[i]! - leastMissing[i]! - count),
    cost: () => {
      let sum = 0;
      for (let j = 0; j < costs.length; j++) sum += weights[j]! * costs[j]!;
      for (let i = 0; i < asked.length; i++) {
        const missing = Math.max(leastMissing[i]!, asked[i]! - given[i]!);
        sum += missing * under[i]! + (missing - asked[i]! + given[i]!) * over[i]!;
      }
      return sum;
    },
  };
}

/** By position in `people`: the positions of the employee's columns. */
function placesOf(people: readonly number[], columns: readonly Column[]): number[][] {
  const byPerson = new Map<number, number[]>(people.map((person) => [person, []]));
  for (const [i, { person }] of columns.entries()) byPerson.get(person)?.push(i);
  return [...byPerson.values()];
}

/** The values in the order of the columns. */
function arranged(values: Float64Array, order: readonly number[], length: number): Float64Array {
  const all = new Float64Array(length);
  for (const [j, i] of order.entries()) all[i] = values[j]!;
  return all;
}
