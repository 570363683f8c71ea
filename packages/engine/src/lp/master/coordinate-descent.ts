// Method: coordinate descent: one employee after another gets the best roster while all others stay.
// Paper: Wright, "Coordinate descent algorithms", Mathematical Programming 151, 2015.
import type { Budget } from '../budget.ts';
import type { Demand } from './demand.ts';
import { reducedCost } from './demand-duals.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { addTo, type Column } from '../network/column.ts';

/**
 * Gives one employee after the other the cheapest roster with the others fixed, until a whole round gains nothing.
 * Starts from `now`, which can be empty; rosters are lawful from the first one on. With `once` it ends when every
 * employee has one. Null if there is no time for all employees.
 */
export function coordinateDescent(
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, now, once }: { people: readonly number[]; now: readonly Column[]; once: boolean },
): Column[] | null {
  const rosters = new Map(now.map((column) => [column.person, column]));
  const given = new Float64Array(demand.codes.length);
  const duals = new Float64Array(codes);
  const marginal = new Float64Array(demand.codes.length);
  const count = (column: Column, by: number): void => {
    addTo(given, demand.place, column, by);
  };
  /** Whether somebody's roster takes more of an amount than the others leave. */
  const exceeds = (column: Column): boolean => {
    if (!column.amounts) return false;
    count(column, 1);
    const isBeyond = demand.amount.some((of, i) => of === 1 && demand.closed[i] === 1 && given[i]! > demand.asked[i]!);
    count(column, -1);
    return isBeyond;
  };
  for (const column of now) count(column, 1);
  for (
    let idle = 0, turn = 0;
    idle < people.length && !budget.over() && !(once && rosters.size === people.length);
    turn++
  ) {
    const person = people[turn % people.length]!;
    const before = rosters.get(person);
    if (before) count(before, -1);
    for (let i = 0; i < given.length; i++) {
      marginal[i] = given[i]! < demand.asked[i]! ? demand.under[i]! : -demand.over[i]!;
      duals[demand.codes[i]!] = marginal[i]!;
    }
    const work = pricing.work();
    const value = (column: Column): number => reducedCost(demand, column, marginal);
    const price = (): Column | undefined =>
      pricing.price(person, duals, 1, undefined, before && value(before)).columns[0];
    let found = price();
    if (found && exceeds(found)) {
      // Up to the limit of an amount nothing is paid for it: the roster that takes least of it fits, if any does.
      for (const [i, isAmount] of demand.amount.entries())
        if (isAmount === 1) duals[demand.codes[i]!] = marginal[i] = -demand.over[i]!;
      const least = price();
      found = least && !exceeds(least) ? least : undefined;
    }
    budget.spend(pricing.work() - work);
    const better = found && (!before || value(found) < value(before) - TOLERANCE.equalCost);
    const next = better ? found : before;
    if (next) {
      rosters.set(person, next);
      count(next, 1);
    }
    idle = better ? 0 : idle + 1;
  }
  const all = people.flatMap((person) => rosters.get(person) ?? []);
  return all.length === people.length ? all : null;
}
