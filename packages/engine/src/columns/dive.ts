import type { Random } from '../search/random.ts';
import type { Budget } from './budget.ts';
import { generate } from './generate.ts';
import type { Demand } from './demand.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** Rounds of pricing after each step. */
const ROUNDS = 3;
/** People held in one step as a share of those still free, at first and at most; how it grows where nothing is lost by a step. */
const SHARE = { first: 0.15, most: 0.5, growth: 1.4 };
/** From this weight on the master counts as having chosen a roster. */
const SURE = 0.9;
/** A step that loses more than this share of the value is taken back and made with one person. */
const LOSS = 0.001;
/** How much chance weighs where it draws. */
const NOISE = 0.3;

/**
 * Holds people to the rosters that the master weighs most, with new rosters for the others in between, down to one whole plan. Steps
 * are bold as long as nothing is lost by them. Null when it becomes clear that the plan would not cost less than `below`, or when
 * there is no time.
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
  let held = new Map<number, number>();
  let careful: MasterSolution | null = null;
  let before = held;
  let share = SHARE.first;
  let value = Infinity;
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
      if (budget.over()) return null;
      const lost = !solution || solution.objective > value + LOSS * Math.max(1, Math.abs(value));
      if (lost && careful && held.size > before.size + 1) {
        share = SHARE.first / 2;
        held = choose(careful, before, 1);
        careful = null;
        continue;
      }
      if (!solution || solution.objective >= below - 1e-6) return null;
      share = lost ? SHARE.first : Math.min(SHARE.most, share * SHARE.growth);
      value = solution.objective;
      careful = solution;
      before = held;
      held = choose(solution, held, Math.max(1, Math.floor(free.length * share)));
      if (held.size === people.length) {
        const rosters = people.flatMap((person) => master.columns[held.get(person)!] ?? []);
        if (free.length === 1 || solution.weights.every((weight) => weight < 1e-6 || weight > 1 - 1e-6)) return rosters;
      }
    }
  } finally {
    master.hold(new Map());
  }

  /** Holds up to `most` more people: all whose roster is certain, then those with the heaviest ones. */
  function choose({ weights }: MasterSolution, now: ReadonlyMap<number, number>, most: number): Map<number, number> {
    const choices: { person: number; column: number; weight: number }[] = [];
    for (let i = 0; i < weights.length; i++) {
      const { person } = master.columns[i]!;
      if (weights[i]! < 1e-6 || now.has(person)) continue;
      const noise = random ? (NOISE * random.below(1000)) / 1000 : 0;
      choices.push({ person, column: i, weight: weights[i]! >= 1 - 1e-6 ? 2 : weights[i]! * (1 - noise) });
    }
    choices.sort((a, b) => b.weight - a.weight || a.column - b.column);
    const next = new Map(now);
    const whole = choices.every((choice) => choice.weight === 2);
    for (const choice of choices) {
      const taken = next.size - now.size;
      if (next.has(choice.person)) continue;
      if (taken >= most && !whole) break;
      if (taken > 0 && choice.weight < SURE - share) break;
      next.set(choice.person, choice.column);
    }
    return next;
  }
}
