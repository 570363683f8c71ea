import type { Budget } from './budget.ts';
import { chooseWhole } from './choose-whole.ts';
import { costOf, demandBound, type Demand } from './demand.ts';
import type { Held } from './held.ts';
import type { LinearSolver } from './linear-solver.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** What a roster counts there, in steps of work. */
const STEPS = 1000;
/** Rosters that the whole-valued program may choose from, and its branching nodes. With more of them it may take seconds in which it hears no stop. */
const MOST = 500;
const NODES = 5000;

/**
 * Chooses among all rosters that can be part of a plan which costs at most `below`: a roster whose cost under the prices of the bound is
 * further above its person's least than the bound is below that amount cannot. `proved` where no plan costs less than the one returned, or
 * than `below` when none is. Nothing is tried where there are too many of them.
 */
export function closeGap(
  solver: LinearSolver,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, centre, below, held }: { people: readonly number[]; centre: Float64Array; below: number; held?: Held },
): { rosters: Column[] | null; proved: boolean } {
  const nothing = { rosters: null, proved: false };
  const prices = new Float64Array(codes);
  demand.codes.forEach((code, i) => (prices[code] = centre[i]!));
  const before = pricing.work();
  const least = new Map<number, number>();
  let bound = demandBound(demand, centre);
  for (const person of people) {
    if (budget.over()) return nothing;
    const found = pricing.price(person, prices, 1, held?.get(person)).least;
    least.set(person, found);
    bound += found;
  }
  const room = below - bound;
  if (room < 0) return { rosters: null, proved: true };
  const rosters: Column[] = [];
  for (const person of people) {
    if (budget.over()) return nothing;
    const listed = pricing.list(
      person,
      prices,
      least.get(person)! + room + 1e-6,
      MOST - rosters.length,
      held?.get(person),
    );
    if (!listed) {
      budget.spend(pricing.work() - before);
      return nothing;
    }
    rosters.push(...listed);
  }
  budget.spend(pricing.work() - before + STEPS * rosters.length);
  const { chosen, complete } = chooseWhole(solver, demand, people, rosters, { over: budget.over, nodes: NODES, below });
  // Where more people come than a need allows, the program has paid for it but no plan can.
  const cost = chosen ? costOf(demand, chosen) : Infinity;
  if (chosen && cost === Infinity) return nothing;
  // One that costs more than `below` is only the best of those listed.
  return { rosters: cost <= below + 1e-9 ? chosen : null, proved: complete };
}
