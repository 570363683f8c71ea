// Method: a dive by days whose program shrinks: after each fixing a new one of what is open, priced until nothing is lost.
// Paper: Sadykov, Vanderbeck, Pessoa, Tahiri, Uchoa, "Primal heuristics for branch and price", INFORMS JoC 31, 2019.
import type { Random } from '../../roster/random.ts';
import type { Budget } from '../budget.ts';
import type { GroupState } from '../group-state.ts';
import { demandOf } from '../master/demand.ts';
import { createMaster, type Master, type MasterSolution } from '../master/master.ts';
import { pricingRounds } from '../master/pricing-rounds.ts';
import type { Column } from '../master/roster-pool.ts';
import { selectColumns } from '../master/select-columns.ts';
import { SHRINKING_DIVE, TOLERANCE } from '../parameters.ts';
import { admits, fullDomain, hasOpen, openDays, type Fixings } from './day-domains.ts';
import { fixVariables } from './fix-variables.ts';

/** The program after some fixings, solved. */
interface Node {
  fixings: Fixings;
  /** The rosters of the employees without an open day. */
  settled: readonly Column[];
  /** The columns of the solution, and all those of earlier nodes that fit. */
  columns: readonly Column[];
  fitting: readonly Column[];
  solution: MasterSolution;
  /** The objective with the cost of the settled rosters. */
  value: number;
}

/**
 * Fixes days of all employees as long as the linear program costs hardly more, from a complete program on. Each node has
 * a small program of its own: columns that don't fit, and employees without an open day, would make it many times
 * slower. Where a fixing still loses after many rounds of pricing, fewer days are fixed instead. With little time left,
 * more are fixed at once. Null if the plan would not cost less than `below`, or if time runs out.
 */
export function shrinkingDive(
  state: GroupState,
  budget: Budget,
  { below, random }: { below: number; random: Random | null },
): Column[] | null {
  const { people, model, demand, centre, master } = state;
  const dearest = demand.under.reduce((most, under) => Math.max(most, under), 1);
  const days = model.days;
  const end = 1 - (1 - budget.used()) * SHRINKING_DIVE.reserve;
  let careful: Node | null = null;
  let before: Pick<Node, 'fixings' | 'fitting' | 'value'> & { duals: Float64Array } = {
    fixings: new Map(people.map((person) => [person, fullDomain(days)])),
    fitting: master.columns,
    value: Infinity,
    duals: centre,
  };
  let { fixings } = before;
  let share: number = SHRINKING_DIVE.firstShare;
  const more = (node: Node): Fixings =>
    fixVariables('days', node.columns, node.solution, node.fixings, { share, surely: SHRINKING_DIVE.sure - share, random });
  for (;;) {
    const begun = budget.used();
    const loss = SHRINKING_DIVE.loss * dearest;
    const node = solveNode(state, budget, { ...before, fixings, loss });
    if (!node || node.value >= below) return null;
    const { solution, value } = node;
    if (solution.weights.every((weight) => weight < TOLERANCE.weight || weight > 1 - TOLERANCE.weight))
      return [...node.settled, ...node.columns.filter((_, i) => solution.weights[i]! > 0.5)];
    // The work of a fixing is about proportional to what is open, which sums to a geometric series.
    const took = budget.used() - begun;
    const least = Math.min(1, took / Math.max(took, end - budget.used() + took));
    const isLost = value > before.value + loss;
    if (isLost && careful && least < share && openDays(careful.fixings) - openDays(fixings) > SHRINKING_DIVE.fewest) {
      share = Math.max(share * SHRINKING_DIVE.retreat, least);
      fixings = more(careful);
      careful = null;
      continue;
    }
    const { growth, firstShare, mostShare } = SHRINKING_DIVE;
    share = Math.max(least, isLost ? Math.min(share, firstShare) : Math.min(mostShare, share * growth));
    before = { fixings, fitting: node.fitting, value, duals: solution.duals };
    careful = node;
    fixings = more(node);
  }
}

/** Solves the program that some fixings leave, with pricing as long as it costs more than before; null without time. */
function solveNode(
  { people, model, demand, pricing, numbers, base, tools }: GroupState,
  budget: Budget,
  {
    fixings,
    fitting,
    value: before,
    duals,
    loss,
  }: { fixings: Fixings; fitting: readonly Column[]; value: number; duals: Float64Array; loss: number },
): Node | null {
  const open = people.filter((person) => hasOpen(fixings.get(person)!));
  const isOpen = new Set(open);
  const settled = people.flatMap((person) =>
    isOpen.has(person) ? [] : (pricing.make(person, fixings.get(person)!.low) ?? []),
  );
  const counts = Float64Array.from({ length: numbers }, (_, code) => base[code]!);
  for (const { codes } of settled) for (const code of codes) counts[code]!++;
  const cost = settled.reduce((sum, column) => sum + column.cost, 0);
  const rest = demandOf(model, demand.codes, counts);
  const fits = ({ person, row }: Column): boolean => isOpen.has(person) && admits(fixings.get(person)!, row);
  const left = fitting.filter(fits);
  const master: Master = createMaster(tools.solver, rest, open);
  try {
    master.add(selectColumns(left, demand, duals, { most: SHRINKING_DIVE.known, fits: () => true }));
    const { bound, price } = pricingRounds(master, rest, pricing, numbers, budget, { people: open, fixings });
    let solution = master.solve(budget.over);
    for (let round = 0; solution && round < SHRINKING_DIVE.rounds; round++) {
      const room = loss * (round > SHRINKING_DIVE.patient ? SHRINKING_DIVE.patientLoss : 1);
      // Not if the bound says that it must stay dearer.
      if (solution.objective + cost <= before + room || bound() + cost > before + loss) break;
      const found = price(solution.duals, solution.convexityDuals);
      if (!found) return null;
      if (master.add(found.fresh) === 0) break;
      solution = master.solve(budget.over);
    }
    if (!solution) return null;
    const columns = [...master.columns];
    return {
      fixings,
      settled,
      columns,
      fitting: [...new Set([...left, ...columns])],
      solution: { ...solution, weights: Float64Array.from(solution.weights) },
      value: solution.objective + cost,
    };
  } finally {
    master.close();
  }
}
