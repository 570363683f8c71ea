// Method: the incumbent of a group and its bound, rounded up to the next cost that a plan can have.
// Paper: Barnhart, Johnson, Nemhauser, Savelsbergh, Vance, "Branch-and-price", Operations Research 46, 1998.
import { costOf, type Demand } from '../master/demand.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Column } from '../network/column.ts';

/** The best lawful rosters of a group so far, and a lower bound on their cost. */
export interface Incumbent {
  best: () => Column[] | null;
  /** `Infinity` while some roster breaks a rule. */
  cost: () => number;
  bound: () => number;
  proved: () => boolean;
  /** The maximum cost of better plans. */
  cutoff: () => number;
  /** A bound between two possible costs of plans, rounded up to the higher one. */
  rounded: (bound: number) => number;
  raise: (bound: number) => void;
  /** Takes over rosters of all employees if they are better; returns whether they are. */
  take: (columns: Column[]) => boolean;
  /** Takes over rosters of all employees, better or not, if they cost less than `Infinity`. */
  adopt: (columns: Column[]) => void;
  /** Takes over rosters of some employees if they cost no more; returns whether it was an improvement. */
  replace: (some: readonly Column[]) => boolean;
}

/** `step`: the amount of which all costs are multiples, or 0; `least`: a first bound. */
export function createIncumbent(demand: Demand, step: number, least: number): Incumbent {
  let best: Column[] | null = null;
  let cost = Infinity;
  let bound = least;
  return {
    best: () => best,
    cost: () => cost,
    bound: () => bound,
    proved: () => cost <= bound + TOLERANCE.proof,
    cutoff: () => cost - (step > 0 ? step * (1 - TOLERANCE.cutoff) : TOLERANCE.proof * Math.max(1, Math.abs(cost))),
    rounded: (found) =>
      step > 0 ? Math.ceil((found - TOLERANCE.rounding * step) / step - TOLERANCE.proof) * step : found,
    raise: (found) => {
      bound = Math.max(bound, found);
    },
    take: (columns) => {
      const found = costOf(demand, columns);
      if (found >= cost - TOLERANCE.equalCost) return false;
      best = columns;
      cost = found;
      return true;
    },
    adopt: (columns) => {
      const found = costOf(demand, columns);
      if (found === Infinity) return;
      best = columns;
      cost = found;
    },
    replace: (some) => {
      const changed = new Map(some.map((column) => [column.person, column]));
      const next = (best ?? []).map((column) => changed.get(column.person) ?? column);
      const before = cost;
      const now = costOf(demand, next);
      if (now > before + TOLERANCE.equalCost) return false;
      best = next;
      cost = now;
      return now < before - TOLERANCE.equalCost;
    },
  };
}
