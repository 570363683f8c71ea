// Method: all columns with a reduced cost within the gap are enumerated, and an integer program chooses among them.
// Paper: Baldacci, Christofides, Mingozzi, "An exact algorithm for the vehicle routing ...", Math. Prog. 115, 2008.
import type { Budget } from '../budget.ts';
import { solveIntegerMaster } from '../master/integer-master.ts';
import { costOf, type Demand } from '../master/demand.ts';
import { demandBound } from '../master/demand-duals.ts';
import type { Fixings } from '../network/day-domains.ts';
import type { LinearSolver } from '../master/linear-solver.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Column } from '../network/column.ts';

/** [pricing steps per roster] What choosing by an integer program counts as. */
const CHOOSING_WORK = 1000;

/** [rosters], [nodes] The most in the integer program, which can run for seconds without looking at the time. */
const MOST = { rosters: 500, nodes: 5000 } as const;

/**
 * Chooses among all rosters that can be part of a plan of cost at most `below`: a roster is excluded if its reduced
 * cost exceeds the minimum of its employee by more than the gap between the bound and that amount (reduced-cost
 * fixing). `proved` if no plan costs less than the returned one, or than `below` if none is returned. Nothing is tried
 * if there are too many rosters.
 */
export function solveByEnumeration(
  solver: LinearSolver,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  {
    people,
    centre,
    below,
    fixings,
  }: { people: readonly number[]; centre: Float64Array; below: number; fixings?: Fixings },
): { rosters: Column[] | null; proved: boolean } {
  const nothing = { rosters: null, proved: false };
  const duals = new Float64Array(codes);
  demand.codes.forEach((code, i) => (duals[code] = centre[i]!));
  const before = pricing.work();
  const least = new Map<number, number>();
  let bound = demandBound(demand, centre);
  for (const person of people) {
    if (budget.over()) return nothing;
    const found = pricing.price(person, duals, 1, fixings?.get(person)).least;
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
      duals,
      least.get(person)! + room + TOLERANCE.reducedCost,
      MOST.rosters - rosters.length,
      fixings?.get(person),
    );
    if (!listed) {
      budget.spend(pricing.work() - before);
      return nothing;
    }
    rosters.push(...listed);
  }
  budget.spend(pricing.work() - before + CHOOSING_WORK * rosters.length);
  const { chosen, complete } = solveIntegerMaster(solver, demand, people, rosters, {
    over: budget.over,
    nodes: MOST.nodes,
    below,
  });
  // A choice above `below` is only the best of the listed rosters.
  const isEnough = chosen && costOf(demand, chosen) <= below + TOLERANCE.equalCost;
  return { rosters: isEnough ? chosen : null, proved: complete };
}
