// Method: a dive: columns or days of great weight are fixed in growing batches, with pricing after each; steps back.
// Paper: Sadykov, Vanderbeck, Pessoa, Tahiri, Uchoa, "Primal heuristics for branch and price", INFORMS JoC 31, 2019.
import type { Random } from '../../roster/random.ts';
import type { Budget } from '../budget.ts';
import { generateColumns, type Generated } from '../master/generate-columns.ts';
import type { Demand } from '../master/demand.ts';
import { fullDomain, admits, openDays, type Fixings } from '../network/day-domains.ts';
import { FIRST_SHARE, fixVariables, SURE, type FixingMode } from './fix-variables.ts';
import type { Master, MasterSolution } from '../master/master.ts';
import { DIVE } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Column } from '../network/column.ts';

/** [share of the open decisions] What any fixing fixes at most, and at least. */
const SHARE = { most: 0.5, least: 0.01 } as const;

/** [factor] Growth after a fixing that lost nothing. */
const GROWTH = 1.4;

/** [factor] Reduction after a fixing that lost too much and was undone. */
const RETREAT = 0.25;

/**
 * Fixes what has the greatest weight in the master, with pricing in between, until the plan is integral: whole rosters
 * of one employee after the other, or single days of all employees. Steps are large as long as they lose nothing. Null
 * if the plan would not cost less than `below`, or if time runs out. The master lacks
 * columns afterwards, so it is of no more use.
 */
export function dive(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  options: {
    people: readonly number[];
    below: number;
    centre: Float64Array;
    random: Random | null;
    fixingMode: FixingMode;
    /** Pricing rounds before anything is fixed: more than one if the master is still far from its optimum. */
    rounds?: number;
    /** How often pricing is repeated while a fixing seems to lose, as long as the dive is near its first value. */
    repeats?: number;
  },
): Column[] | null {
  const { people, below, centre, random, fixingMode, rounds: opening = 1, repeats = 0 } = options;
  const lengths = new Map(master.columns.map((column) => [column.person, column.row.length]));
  /** A step that fixes no more than this is not undone, unless it ends a dive that has lost nothing. */
  const fewest = fixingMode === 'days' ? people.length : Math.max(0, ...lengths.values());
  let fixings: Fixings = new Map(people.map((person) => [person, fullDomain(lengths.get(person) ?? 0)]));
  let before = fixings;
  let careful: WeightedColumns | null = null;
  let share = FIRST_SHARE;
  /** With little budget left steps must be at least this large. */
  let least = 0;
  let value = Infinity;
  /** The value before anything was fixed. */
  let opened = Infinity;
  const leastOf = leastShares(budget, DIVE.rounds[fixingMode]);
  const more = (from: WeightedColumns): Fixings =>
    fixVariables(fixingMode, from.columns, from, before, { share, surely: SURE - share, random });
  for (let first = true; ; first = false) {
    const now = fixings;
    master.restrict((column) => admits(now.get(column.person)!, column.row));
    const rounds = first ? opening : DIVE.rounds[fixingMode];
    const how = { people, fixings, rounds, enough: below, centre };
    const allowed = withLoss(value);
    let found = generateColumns(master, demand, pricing, codes, budget, how);
    const mayUndo = careful !== null && least < share && openDays(before) - openDays(fixings) > fewest;
    const most = least < share && value <= withLoss(opened) ? repeats : 0;
    for (let again = 0; again < most && isUnclear(found, allowed, mayUndo); again++)
      found = generateColumns(master, demand, pricing, codes, budget, { ...how, centre: found.centre });
    const { solution } = found;
    if (budget.over()) return null;
    least = leastOf(rounds);
    const lost = !solution || solution.objective > allowed;
    const ends = !solution || solution.objective >= below - TOLERANCE.proof;
    // As long as nothing was lost before, a fixing of days that would end the dive is undone until it is small.
    const mayReachBound = ends && fixingMode === 'days' && value <= opened + TOLERANCE.proof;
    const [smallest, few] = mayReachBound ? [Math.max(SHARE.least, least), 1] : [least, fewest];
    if ((lost || mayReachBound) && careful && smallest < share && openDays(before) - openDays(fixings) > few) {
      share = Math.max(share * RETREAT, SHARE.least, least);
      fixings = more(careful);
      if (!mayReachBound) careful = null;
      continue;
    }
    if (!solution || ends) return null;
    if (solution.weights.every((weight) => weight < TOLERANCE.weight || weight > 1 - TOLERANCE.weight)) {
      return master.columns.filter((_, i) => solution.weights[i]! > 0.5);
    }
    share = Math.max(least, lost ? Math.min(share, FIRST_SHARE) : Math.min(SHARE.most, share * GROWTH));
    value = solution.objective;
    if (first) opened = value;
    careful = usedColumns(master.columns, solution);
    before = fixings;
    deleteColumns(master, before);
    fixings = more(careful);
  }
}

/** The columns that a solution uses. */
interface WeightedColumns {
  columns: readonly Column[];
  weights: Float64Array;
}

function usedColumns(columns: readonly Column[], { weights }: Pick<MasterSolution, 'weights'>): WeightedColumns {
  const used = [...weights.keys()].filter((i) => weights[i]! >= TOLERANCE.weight);
  return { columns: used.map((i) => columns[i]!), weights: Float64Array.from(used, (i) => weights[i]!) };
}

/** No later fixing admits what these don't: without it, the program is solved sooner. */
function deleteColumns(master: Master, fixings: Fixings): void {
  const fits = (column: Column): boolean => admits(fixings.get(column.person)!, column.row);
  const gone = master.columns.filter((column) => !fits(column)).length;
  if (gone > DIVE.deleteFrom * master.columns.length) master.deleteColumns(fits);
}

/** A value plus the loss that a dive tolerates. */
const withLoss = (value: number): number => value + DIVE.loss * Math.max(1, Math.abs(value));

/**
 * What a fixing seems to lose is often only what no roster has been priced for yet. If it stays, the next one needs a
 * program near its optimum; if it loses for certain and will be undone, nothing more has to be known. (Once a dive has
 * lost, it finds no better plans that way: decision 008.)
 */
function isUnclear({ complete, solution, bound }: Generated, allowed: number, mayUndo: boolean): boolean {
  const objective = solution?.objective ?? -Infinity;
  const isLossOpen = mayUndo ? bound <= allowed : objective > withLoss(bound);
  return !complete && objective > allowed && isLossOpen;
}

/**
 * The least share of a fixing after so many more pricing rounds: with little budget left it must be large enough to
 * reach the end.
 */
function leastShares(budget: Budget, usual: number): (rounds: number) => number {
  const begun = budget.used();
  let steps = 0;
  return (rounds) => {
    const left = Math.min(
      (1 - budget.used()) * DIVE.reserve,
      Math.max(0, begun + Math.max(begun, DIVE.atLeast) - budget.used()),
    );
    steps += Math.max(1, rounds / usual);
    const stepsLeft = (left * steps) / Math.max(1e-9, budget.used() - begun);
    return Math.min(1, 1 / stepsLeft);
  };
}
