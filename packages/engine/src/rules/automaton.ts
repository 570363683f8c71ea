import type { Model } from '../model/model.ts';

/**
 * A rule or goal as day-by-day states: what it needs to know about the past, as one number. Rosters can then be built
 * from the first day on with only the current state.
 */
export interface RuleAutomaton {
  /** The state before the first known day. */
  start: number;
  /** The state after `day` with `code` (-1: free), or `BROKEN`. */
  next: (state: number, day: number, code: number) => number;
  /** The cost of the step, for a goal's automaton. */
  cost?: (state: number, day: number, code: number) => number;
}

/**
 * A rule as states whose steps cost the amounts of the breaches that they make certain: over a roster's known days they
 * add up to what the judge counts, which a test compares. It never breaks.
 */
export type AmountAutomaton = Required<RuleAutomaton>;

export const BROKEN = -1;

/** Creates the automata of an employee who works only `codes`; none if no such roster can break the rule. */
export type AutomataOf = (model: Model, person: number, codes: readonly number[]) => AmountAutomaton[];

/** The automaton of a rule that must not be broken: a step with an amount breaks it. */
export function strictly({ start, next, cost }: AmountAutomaton): RuleAutomaton {
  return { start, next: (state, day, code) => (cost(state, day, code) > 0 ? BROKEN : next(state, day, code)) };
}

/** The automaton of a rule that can be broken at a price for each amount. */
export function pricedAt(weight: number, { start, next, cost }: AmountAutomaton): RuleAutomaton {
  return { start, next, cost: (state, day, code) => cost(state, day, code) * weight };
}

/**
 * A quantity summed over the whole period: net minutes, weekends with work, or the shifts of a template (its index).
 */
export type Measure = 'minutes' | 'weekends' | number;

/** The minimum and maximum of an employee's sum. */
export interface Limit {
  of: Measure;
  least: number;
  most: number;
}

/** How many bits of a state are set; operators of bits would cut it to 32. */
export function onesIn(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left = Math.floor(left / 2)) count += left % 2;
  return count;
}
