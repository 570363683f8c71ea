import type { Random } from '../search/random.ts';
import type { Budget } from './budget.ts';
import { generate } from './generate.ts';
import type { Demand } from './demand.ts';
import { anything, keeps, openDays, type Held } from './held.ts';
import { holdMore, type Grasp } from './hold-more.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** Rounds of pricing after each step. */
const ROUNDS = 3;
/**
 * What is held in one step as a share of what is open, at first and at most; how it grows where nothing is lost by a step, and shrinks where
 * something is; what it is at least, and where few steps are left, divided by them.
 */
const SHARE = { first: 0.15, most: 0.5, growth: 1.4, retreat: 0.25, least: 0.01, hurry: 2 };
/** From this weight on the master counts as having chosen a roster. */
const SURE = 0.9;
/** A step that loses more than this share of the value is taken back and made smaller. */
const LOSS = 0.001;
/** The share of what is left of the budget that a dive may count on; nor does it take longer than everything before it, or than this share of the whole. */
const RESERVE = 0.6;
const LONG = 0.4;

/**
 * Holds people to what the master weighs most, with new rosters in between, down to one whole plan: whole rosters of one person after
 * the other, or single days of everybody. Steps are bold as long as nothing is lost by them. Null when it becomes clear that the plan
 * would not cost less than `below`, or when there is no time.
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
    grasp: Grasp;
    /** Rounds of pricing before anything is held: more than one where the master has not come near to its end yet. */
    rounds?: number;
  },
): Column[] | null {
  const { people, below, centre, random, grasp, rounds: opening = 1 } = options;
  const days = master.columns[0]?.row.length ?? 0;
  /** A step that holds no more than this is not taken back. */
  const fewest = grasp === 'days' ? people.length : days;
  let held: Held = new Map(people.map((person) => [person, anything(days)]));
  let before = held;
  let careful: MasterSolution | null = null;
  let share = SHARE.first;
  let value = Infinity;
  let steps = 0;
  const begun = budget.used();
  const more = (from: MasterSolution): Held =>
    holdMore(grasp, master.columns, from, before, { share, surely: SURE - share, random });
  try {
    for (let first = true; ; first = false) {
      const now = held;
      master.hold((column) => keeps(now.get(column.person)!, column.row));
      const rounds = first ? opening : ROUNDS;
      const how = { people, held, rounds, enough: below, centre };
      const { solution } = generate(master, demand, pricing, codes, budget, how);
      if (budget.over()) return null;
      // With little left steps must be bold enough to come to the end.
      const left = Math.min((1 - budget.used()) * RESERVE, Math.max(0, begun + Math.max(begun, LONG) - budget.used()));
      steps += Math.max(1, rounds / ROUNDS);
      const stepsLeft = (left * steps) / Math.max(1e-9, budget.used() - begun);
      const least = Math.min(1, SHARE.hurry / stepsLeft);
      const lost = !solution || solution.objective > value + LOSS * Math.max(1, Math.abs(value));
      if (lost && careful && least < share && openDays(before) - openDays(held) > fewest) {
        share = Math.max(share * SHARE.retreat, SHARE.least, least);
        held = more(careful);
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
      before = held;
      held = more(solution);
    }
  } finally {
    master.hold(() => true);
  }
}
