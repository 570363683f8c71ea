import type { Random } from '../search/random.ts';
import type { Budget } from './budget.ts';
import { generate } from './generate.ts';
import type { Demand } from './demand.ts';
import type { Master } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** Rounds of pricing after each step, and the weight from which a roster counts as chosen by the master. */
const ROUNDS = 5;
const SURE = 0.9;
/** People held at most in one step, as a share of those still free. */
const SHARE = 0.15;

/**
 * Holds person after person to the roster that the master weighs most, with new rosters for the others in between, down to one whole
 * plan. Null when it becomes clear that the plan would not cost less than `below`, or when there is no time.
 */
export function dive(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  options: { people: readonly number[]; below: number; centre: Float64Array; random: Random | null },
): Column[] | null {
  const { people, below, centre, random } = options;
  const held = new Map<number, number>();
  try {
    for (;;) {
      master.hold(held);
      const free = people.filter((person) => !held.has(person));
      const standing = [...held.values()].flatMap((i) => master.columns[i] ?? []);
      const { solution } = generate(master, demand, pricing, codes, budget, {
        people: free,
        standing,
        rounds: held.size === 0 ? 1 : ROUNDS,
        enough: below,
        centre,
        order: people,
      });
      if (!solution || budget.over() || solution.objective >= below - 1e-6) return null;
      const weights = solution.weights;
      const choices: { person: number; column: number; weight: number }[] = [];
      for (let i = 0; i < weights.length; i++) {
        const column = master.columns[i]!;
        if (weights[i]! < 1e-6 || held.has(column.person)) continue;
        const noise = random ? 0.3 * (random.below(1000) / 1000) : 0;
        choices.push({
          person: column.person,
          column: i,
          weight: weights[i]! >= 1 - 1e-6 ? 2 : weights[i]! * (1 - noise),
        });
      }
      choices.sort((a, b) => b.weight - a.weight || a.column - b.column);
      const whole = choices.every((choice) => choice.weight === 2);
      const most = whole ? choices.length : Math.max(1, Math.floor(free.length * SHARE));
      for (const [i, choice] of choices.entries()) {
        if (held.has(choice.person)) continue;
        if (i > 0 && (i >= most || choice.weight < SURE)) break;
        held.set(choice.person, choice.column);
      }
      if (held.size === people.length) return people.flatMap((person) => master.columns[held.get(person)!] ?? []);
    }
  } finally {
    master.hold(new Map());
  }
}
