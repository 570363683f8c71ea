import type { Random } from '../roster/random.ts';
import type { Budget } from './budget.ts';
import { generateColumns } from './generate-columns.ts';
import type { Demand } from './demand.ts';
import { fullDomain, admits, openDays, type Fixings } from './day-domains.ts';
import { fixVariables, type FixingMode } from './fix-variables.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** Pricing rounds after each step. */
const ROUNDS = 3;
/**
 * The share of the open decisions that one step fixes: initially and at most; its growth if a step loses nothing, and
 * its reduction otherwise; its minimum, which is divided by the remaining steps if few are left.
 */
const SHARE = { first: 0.15, most: 0.5, growth: 1.4, retreat: 0.25, least: 0.01, hurry: 2 };
/** From this weight on, a roster counts as chosen by the master. */
const SURE = 0.9;
/** A step that loses more than this share of the value is undone and made smaller. */
const LOSS = 0.001;
/**
 * The share of the remaining budget available to a dive; it also takes no longer than everything before it, or than
 * this share of the whole.
 */
const RESERVE = 0.6;
const LONG = 0.4;

/**
 * Fixes what has the greatest weight in the master, with pricing in between, until the plan is integral: whole rosters
 * of one employee after the other, or single days of all employees. Steps are large as long as they lose nothing. Null
 * if the plan would not cost less than `below`, or if time runs out.
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
  },
): Column[] | null {
  const { people, below, centre, random, fixingMode, rounds: opening = 1 } = options;
  const days = master.columns[0]?.row.length ?? 0;
  /** A step that fixes no more than this is not undone. */
  const fewest = fixingMode === 'days' ? people.length : days;
  let fixings: Fixings = new Map(people.map((person) => [person, fullDomain(days)]));
  let before = fixings;
  let careful: MasterSolution | null = null;
  let share = SHARE.first;
  let value = Infinity;
  let steps = 0;
  const begun = budget.used();
  const more = (from: MasterSolution): Fixings =>
    fixVariables(fixingMode, master.columns, from, before, { share, surely: SURE - share, random });
  try {
    for (let first = true; ; first = false) {
      const now = fixings;
      master.restrict((column) => admits(now.get(column.person)!, column.row));
      const rounds = first ? opening : ROUNDS;
      const how = { people, fixings, rounds, enough: below, centre };
      const { solution } = generateColumns(master, demand, pricing, codes, budget, how);
      if (budget.over()) return null;
      // With little budget left, steps must be large enough to reach the end.
      const left = Math.min((1 - budget.used()) * RESERVE, Math.max(0, begun + Math.max(begun, LONG) - budget.used()));
      steps += Math.max(1, rounds / ROUNDS);
      const stepsLeft = (left * steps) / Math.max(1e-9, budget.used() - begun);
      const least = Math.min(1, SHARE.hurry / stepsLeft);
      const lost = !solution || solution.objective > value + LOSS * Math.max(1, Math.abs(value));
      if (lost && careful && least < share && openDays(before) - openDays(fixings) > fewest) {
        share = Math.max(share * SHARE.retreat, SHARE.least, least);
        fixings = more(careful);
        careful = null;
        continue;
      }
      if (!solution || solution.objective >= below - 1e-6) return null;
      if (solution.weights.every((weight) => weight < 1e-6 || weight > 1 - 1e-6)) {
        return master.columns.filter((_, i) => solution.weights[i]! > 0.5);
      }
      share = Math.max(least, lost ? Math.min(share, SHARE.first) : Math.min(SHARE.most, share * SHARE.growth));
      value = solution.objective;
      careful = solution;
      before = fixings;
      fixings = more(solution);
    }
  } finally {
    master.restrict(() => true);
  }
}
