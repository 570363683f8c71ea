// Method: which employees or days to free: around violated demand, by reduced cost, or at random.
// Paper: Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP 1998.
import type { Model } from '../../model/model.ts';
import type { Random } from '../../roster/random.ts';
import type { Demand } from '../master/demand.ts';
import { NEIGHBOURHOOD } from '../parameters.ts';
import { addTo, type Column } from '../network/column.ts';
import { shuffled } from '../shuffled.ts';

/** [ways] Around violated demand, by reduced cost, at random. */
const WAYS = 3;

/** [one part in so many] Of the free employees, those at the violated demand at most. */
const AT_DEMAND = 2;

/** [multiples of the free employees] Those of the greatest reduced costs, from whom half are drawn. */
const CANDIDATES = 2;

/** [weeks] The longest neighbourhood of days that is drawn. */
const LONGEST = 3;

/** The length of a week in days. */
const WEEK = 7;

/** The codes with a cost in the current rosters. */
export function violatedDemand(demand: Demand, rosters: readonly Column[]): number[] {
  const given = new Float64Array(demand.codes.length);
  for (const column of rosters) addTo(given, demand.place, column);
  return demand.codes.filter((_, i) => {
    if (demand.amount[i] === 1) return false;
    const lack = demand.asked[i]! - given[i]!;
    return (lack > 0 && demand.under[i]! > 0) || (lack < 0 && demand.over[i]! > 0);
  });
}

/** Selects related employees: around a code with a cost, those of the greatest reduced costs, or at random. */
export function selectPeople(
  rosters: readonly Column[],
  of: { count: number; violated: readonly number[]; reducedCostOf: (column: Column) => number; random: Random },
): Set<number> {
  const { count, violated, reducedCostOf, random } = of;
  const free = new Set<number>();
  const people = rosters.map((column) => column.person);
  const kind = random.below(WAYS);
  if (kind === 0 && violated.length > 0) {
    const code = violated[random.below(violated.length)]!;
    const near = shuffled(rosters, random).filter((column) => column.codes.includes(code));
    for (const column of near.slice(0, Math.floor(count / AT_DEMAND))) free.add(column.person);
  }
  if (kind === 1) {
    const reduced = new Map(rosters.map((column) => [column.person, reducedCostOf(column)]));
    const order = shuffled(people, random).sort((a, b) => reduced.get(b)! - reduced.get(a)!);
    for (const person of order.slice(0, count * CANDIDATES))
      if (random.below(2) === 0 && free.size < count) free.add(person);
  }
  for (const person of shuffled(people, random)) if (free.size < count) free.add(person);
  return free;
}

/** Selects at least the given number of consecutive days, about half the time around a code with a cost. */
export function selectDays(
  model: Model,
  violated: readonly number[],
  least: number,
  random: Random,
): { from: number; to: number } {
  const { first, last } = model;
  const span = last - first + 1;
  const weeks = WEEK * (1 + random.below(LONGEST));
  // If weeks are too short, choose any longer length, which keeps the choice varied.
  const length = Math.min(span, weeks >= least ? weeks : least + random.below(Math.max(1, span - least + 1)));
  const near =
    violated.length > 0 && random.below(NEIGHBOURHOOD.anywhere) > 0
      ? model.day[violated[random.below(violated.length)]!]!
      : null;
  const wanted = near === null ? first + random.below(last - first + 1) : near;
  const from = Math.max(first, Math.min(last + 1 - length, wanted - random.below(length)));
  return { from, to: from + length - 1 };
}
