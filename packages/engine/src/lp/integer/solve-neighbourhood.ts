// Method: a neighbourhood by column generation, then an integer program over its columns (restricted master).
// Paper: Joncour, Michel, Sadykov, Sverdlov, Vanderbeck, "Column generation based primal heuristics", ENDM 36, 2010.
import type { Budget } from '../budget.ts';
import { solveIntegerMaster } from '../master/integer-master.ts';
import { dive } from './dive.ts';
import { generateColumns } from '../master/generate-columns.ts';
import type { LinearSolver } from '../master/linear-solver.ts';
import { costOf, type Demand } from '../master/demand.ts';
import { reducedCost } from '../master/demand-duals.ts';
import { createMaster } from '../master/master.ts';
import { NEIGHBOURHOOD_NODES } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Column } from '../network/column.ts';

/** [rosters] The most in its integer program; with more, a dive is as good. */
const MOST_ROSTERS = 200;

/** [pricing rounds] Of a neighbourhood. */
const ROUNDS = 12;

export interface Neighbourhood {
  /** The current rosters of the employees who are free to change. */
  now: readonly Column[];
  /** The demand that remains with all other rosters fixed. */
  demand: Demand;
  /** Known rosters of these employees. */
  pool: readonly Column[];
  centre: Float64Array;
}

/**
 * Finds rosters for a few employees, with the others fixed, that cost at least `step` less, or no more if that is next
 * to nothing: prices new ones, then chooses among all by a small integer program.
 * `exhausted` if no better ones are left among them.
 */
export function solveNeighbourhood(
  solver: LinearSolver,
  { now, demand, pool, centre }: Neighbourhood,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  step: number,
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
    const room = below + TOLERANCE.proof - final.objective;
    if (room < -TOLERANCE.proof) return { rosters: null, exhausted: ended };
    const kept = [...master.columns.keys()]
      .filter((i) => reduced[i]! <= room + TOLERANCE.proof)
      .flatMap((i) => master.columns[i] ?? []);
    if (kept.length > MOST_ROSTERS) {
      const how = { people, below: below + TOLERANCE.proof, centre: duals, random: null, fixingMode: 'days' } as const;
      return { rosters: dive(master, demand, pricing, codes, budget, how), exhausted: false };
    }
    const limits = { over: budget.over, nodes: NEIGHBOURHOOD_NODES, below: below + TOLERANCE.proof };
    const { chosen, complete } = solveIntegerMaster(solver, demand, people, kept, limits);
    return {
      rosters: chosen && costOf(demand, chosen) <= cost + TOLERANCE.equalCost ? chosen : null,
      exhausted: ended && complete,
    };
  } finally {
    master.close();
  }
}
