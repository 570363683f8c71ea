import type { Budget } from './budget.ts';
import { solveIntegerMaster } from './integer-master.ts';
import { dive } from './dive.ts';
import { generateColumns } from './generate-columns.ts';
import type { LinearSolver } from './linear-solver.ts';
import { costOf, type Demand } from './demand.ts';
import { reducedCost } from './demand-duals.ts';
import { createMaster } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

export interface Neighbourhood {
  /** The current rosters of the employees who are free to change. */
  now: readonly Column[];
  /** The demand that remains with all other rosters fixed. */
  demand: Demand;
  /** Known rosters of these employees. */
  pool: readonly Column[];
  centre: Float64Array;
}

const ROUNDS = 12;
/** The maximum number of rosters in the integer program; with more it takes too long, and a dive is as good. */
const MOST = 200;

/**
 * Finds rosters for a few employees, with the others fixed, that cost at least `step` less, or no more if that is next
 * to nothing: prices new ones, then chooses among all by a small integer program with at most `nodes` nodes.
 * `exhausted` if no better ones are left among them.
 */
export function solveNeighbourhood(
  solver: LinearSolver,
  { now, demand, pool, centre }: Neighbourhood,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { nodes, step }: { nodes: number; step: number },
): { rosters: Column[] | null; exhausted: boolean } {
  const people = now.map((column) => column.person);
  const cost = costOf(demand, now);
  const below = cost - step;
  const master = createMaster(solver, demand, people);
  try {
    master.add(now);
    master.add(pool);
    const {
      solution,
      bound,
      centre: duals,
      complete: ended,
    } = generateColumns(master, demand, pricing, codes, budget, {
      people,
      rounds: ROUNDS,
      enough: below,
      centre,
    });
    if (bound >= below) return { rosters: null, exhausted: true };
    if (!solution || budget.over()) return { rosters: null, exhausted: false };
    const final = master.solve(budget.over) ?? solution;
    const order = new Map(people.map((person, i) => [person, i]));
    const reduced = master.columns.map(
      (column) => reducedCost(demand, column, final.duals) - final.convexityDuals[order.get(column.person)!]!,
    );
    const room = below + 1e-6 - final.objective;
    if (room < -1e-6) return { rosters: null, exhausted: ended };
    const kept = [...master.columns.keys()]
      .filter((i) => reduced[i]! <= room + 1e-6)
      .flatMap((i) => master.columns[i] ?? []);
    if (kept.length > MOST) {
      const how = { people, below: below + 1e-6, centre: duals, random: null, fixingMode: 'days' } as const;
      return { rosters: dive(master, demand, pricing, codes, budget, how), exhausted: false };
    }
    const limits = { over: budget.over, nodes, below: below + 1e-6 };
    const { chosen, complete } = solveIntegerMaster(solver, demand, people, kept, limits);
    return { rosters: chosen && costOf(demand, chosen) <= cost + 1e-9 ? chosen : null, exhausted: ended && complete };
  } finally {
    master.close();
  }
}
