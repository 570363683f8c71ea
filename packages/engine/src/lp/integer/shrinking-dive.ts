// Method: a dive by days in ever smaller programs: each fixing gets a new one of what is open, priced by dual ascent
// until it loses nothing.
// Paper: Sadykov, Vanderbeck, Pessoa, Tahiri, Uchoa, "Primal heuristics for branch and price", INFORMS JoC 31, 2019.
import type { Random } from '../../roster/random.ts';
import type { Budget } from '../budget.ts';
import type { GroupState } from '../group-state.ts';
import { acceleratedDualAscent } from '../master/accelerated-dual-ascent.ts';
import { dearestOf, demandOf, type Demand } from '../master/demand.ts';
import { createMaster, type MasterSolution } from '../master/master.ts';
import { pricingRounds, type PricingRounds } from '../master/pricing-rounds.ts';
import { addTo, type Column } from '../network/column.ts';
import { createPool, type Pool } from '../master/roster-pool.ts';
import { selectColumns } from '../master/select-columns.ts';
import { APPROXIMATE, SHRINKING_DIVE } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import { admits, fullDomain, hasOpen, openDays, type Fixings } from '../network/day-domains.ts';
import { FIRST_SHARE, fixVariables, SURE } from './fix-variables.ts';

/** [columns per employee] Those of least reduced cost begin the program of a node. */
const KNOWN = 30;

/** [factor] Growth from one fixing to the next. */
const GROWTH = 1.2;

/** [factor] Reduction after a fixing that is undone. */
const RETREAT = 0.3;

/** [days] A fixing of fewer is not undone. */
const UNDONE = 10;

/** [missing employees at the dearest need] What a fixing may lose, at first and after `patient` rounds. */
const LOSS = { first: 0.02, later: 0.002 } as const;

/** [rounds] The most pricing rounds of a node by its linear program, and by dual ascent before it. */
const ROUNDS = { most: 10, patient: 3, ascent: 8 } as const;

/** [missing employees at the dearest need] The ascent's gap assumed at first, its end above the value, its error. */
const ASCENT = { firstGap: 20, near: 0.08, leastError: 0.02, rootError: 0.2 } as const;

/** Of a mixture: [columns per employee] at the root; [share] of loss. */
const MIXED = { columns: 40, loss: 0.02 } as const;

/** [share of the remaining budget] What is left for improving the plan. */
const RESERVE = 0.1;

type Solution = Pick<MasterSolution, 'objective' | 'weights' | 'duals'>;

/** The program that some fixings leave, solved. */
interface Node {
  fixings: Fixings;
  /** The rosters of the employees without an open day. */
  settled: readonly Column[];
  /** The columns of the solution, and those of earlier nodes that fit besides. */
  columns: readonly Column[];
  fitting: readonly Column[];
  solution: Solution;
  /** Whether the solution is a mixture by dual ascent, so that its value is about right. */
  isMixed: boolean;
  /** The objective with the cost of the settled rosters. */
  value: number;
}

/**
 * Fixes days of all employees from their linear program on, as long as it costs hardly more. Each node has a small
 * program of its own: with columns that don't fit and employees without an open day it would take many times as long.
 * If a fixing still loses after many rounds of pricing, fewer days are fixed instead; with little time left, more are
 * fixed at once. Null if the plan would not cost less than `below`, or if time runs out.
 */
export function shrinkingDive(
  state: GroupState,
  budget: Budget,
  { below, random, isComplete }: { below: number; random: Random | null; isComplete: boolean },
): Column[] | null {
  const dearest = dearestOf(state.demand);
  const loss = { first: LOSS.first * dearest, later: LOSS.later * dearest };
  const end = 1 - (1 - budget.used()) * RESERVE;
  let share = FIRST_SHARE;
  const more = ({ fixings, columns, solution }: Node): Fixings =>
    fixVariables('days', columns, solution, fixings, { share, surely: SURE - share, random });
  let from = rootNode(state, budget, isComplete);
  let isSmaller = false;
  // Few rosters can give an integral solution, which leaves nothing to fix; with more, the value falls.
  if (from && !isComplete && isIntegral(from)) from = solveNode(state, budget, from, from.fixings, loss);
  for (let isFirst = !isComplete; from && (isFirst || from.value < below) && !isIntegral(from); isFirst = false) {
    const fixings = more(from);
    const begun = budget.used();
    const node = solveNode(state, budget, from, fixings, loss);
    if (!node) return null;
    // The work of a node is about proportional to what is open, so that the rest is a geometric series.
    const took = budget.used() - begun;
    const left = end - budget.used();
    const least = left > 0 ? took / (took + left) : 1;
    const tolerated = node.isMixed || from.isMixed ? MIXED.loss * Math.abs(from.value) : 0;
    const isLost = node.value > from.value + Math.max(loss.first, tolerated);
    if (isLost && !isSmaller && least < share && openDays(from.fixings) - openDays(fixings) > UNDONE) {
      share = Math.max(share * RETREAT, least);
      isSmaller = true;
      continue;
    }
    share = Math.max(least, isLost ? Math.min(share, FIRST_SHARE) : Math.min(SHRINKING_DIVE.mostShare, share * GROWTH));
    isSmaller = false;
    from = node;
  }
  if (!from || from.value >= below) return null;
  const { settled, columns, solution } = from;
  return [...settled, ...columns.filter((_, i) => solution.weights[i]! > 1 / 2)];
}

const isIntegral = ({ solution }: Node): boolean =>
  solution.weights.every((weight) => weight < TOLERANCE.weight || weight > 1 - TOLERANCE.weight);

/** The program without any fixing; exactly if it is complete, because then it has just been solved. */
function rootNode(
  { people, model, demand, master, centre }: GroupState,
  budget: Budget,
  isComplete: boolean,
): Node | null {
  const isMixed = !isComplete && isLarge(demand, master.columns.length);
  const most = MIXED.columns;
  const columns = isMixed
    ? selectColumns(master.columns, demand, centre, { most, fits: () => true })
    : [...master.columns];
  const error = ASCENT.rootError * dearestOf(demand);
  const mixture = isMixed ? acceleratedDualAscent(demand, people, columns, centre, { error, over: budget.over }) : null;
  if (mixture) budget.spend(mixture.work);
  const solution = mixture ?? master.solve(budget.over);
  if (!solution) return null;
  const fixings = new Map(people.map((person) => [person, fullDomain(model.days)]));
  return { fixings, settled: [], columns, fitting: columns, solution, isMixed, value: solution.objective };
}

/** Whether the linear program of so many columns takes seconds: then a mixture by dual ascent takes its place. */
const isLarge = ({ codes }: Demand, columns: number): boolean => codes.length ** 2 * columns > SHRINKING_DIVE.mixedFrom;

/** Solves the program that some fixings leave, with pricing as long as it costs more than before; null without time. */
function solveNode(
  { people, model, demand, pricing, numbers, base, tools }: GroupState,
  budget: Budget,
  before: Node,
  fixings: Fixings,
  loss: { first: number; later: number },
): Node | null {
  const open = people.filter((person) => hasOpen(fixings.get(person)!));
  const isOpen = new Set(open);
  const settled = people.flatMap((person) =>
    isOpen.has(person) ? [] : (pricing.make(person, fixings.get(person)!.low) ?? []),
  );
  const counts = Float64Array.from({ length: numbers }, (_, code) => base[code]!);
  for (const column of settled) addTo(counts, null, column);
  const cost = settled.reduce((sum, column) => sum + column.cost, 0);
  const left = before.fitting.filter(({ person, row }) => isOpen.has(person) && admits(fixings.get(person)!, row));
  const rest = demandOf(model, demand.codes, counts);
  const master = createMaster(tools.solver, rest, open);
  try {
    const from = before.solution.duals;
    const pool = createPool();
    pool.add(selectColumns(left, demand, from, { most: KNOWN, fits: () => true }));
    const rounds = pricingRounds(pool, rest, pricing, numbers, budget, { people: open, fixings });
    const { bound, price } = rounds;
    const value = before.value - cost;
    const mixture = approach(rest, open, pool, rounds, budget, { from, value, most: value + loss.first });
    const nodeOf = (solution: Solution, isMixed: boolean): Node => {
      const columns = [...pool.columns];
      const fitting = [...new Set([...left, ...columns])];
      return { fixings, settled, columns, fitting, solution, isMixed, value: solution.objective + cost };
    };
    if (mixture && isLarge(demand, pool.columns.length)) return nodeOf(mixture, true);
    master.add(pool.columns);
    let solution = master.solve(budget.over);
    for (let round = 0; solution && round < ROUNDS.most; round++) {
      const room = round > ROUNDS.patient ? loss.later : loss.first;
      // Nor if the bound says that it will stay dearer.
      if (solution.objective + cost <= before.value + room || bound() + cost > before.value + loss.first) break;
      const found = price(solution.duals, solution.convexityDuals, 'quick');
      if (!found) return null;
      pool.add(found.fresh);
      if (master.add(found.fresh) === 0) break;
      solution = master.solve(budget.over);
    }
    if (!solution) return null;
    return nodeOf(solution, false);
  } finally {
    master.close();
  }
}

/**
 * Adds rosters by the duals before the fixing, and then by dual ascent from there on: these duals give the right ones
 * in few rounds, while those of a linear program of few columns are far off. Ends near `value`, with a bound above
 * `most`, after a few rounds, without new rosters or without time; returns the last mixture.
 */
function approach(
  demand: Demand,
  people: readonly number[],
  pool: Pool,
  { bound, centre, price }: PricingRounds,
  budget: Budget,
  { from, value, most }: { from: Float64Array; value: number; most: number },
): Solution | null {
  const dearest = dearestOf(demand);
  const anyCost = new Float64Array(people.length).fill(Infinity);
  let objective = Infinity;
  let last: Solution | null = null;
  for (let round = 0, duals = from; ; round++) {
    const found = price(duals, anyCost, 'quick');
    if (!found || (pool.add(found.fresh) === 0 && round > 0)) return last;
    if (round === ROUNDS.ascent || bound() > most) return last;
    const gap = Math.min(ASCENT.firstGap * dearest, objective - bound());
    const error = Math.max(ASCENT.leastError * dearest, APPROXIMATE.error * gap);
    const ascent = acceleratedDualAscent(demand, people, pool.columns, centre(), { error, over: budget.over });
    budget.spend(ascent.work);
    objective = Math.min(objective, ascent.objective);
    last = ascent;
    if (objective <= value + ASCENT.near * dearest || budget.over()) return last;
    duals = ascent.duals;
  }
}
