import type { Model } from '../model/model.ts';

/**
 * A rule or goal as day-by-day states: what it needs to know about the past, as one number. Rosters can then be built
 * from the first day on with only the current state. An automaton can miss a breach (the roster is judged afterwards) but
 * never reports a false one. Those of today's rules miss none (`agreement.test.ts`).
 */
export interface RuleAutomaton {
  /** The state before the first known day. */
  start: number;
  /**
   * The state after `day` with `code` (-1: free), or `BROKEN`. The day after the last known one completes the roster.
   */
  next: (state: number, day: number, code: number) => number;
  /** The cost of the step, for a goal's automaton. */
  cost?: (state: number, day: number, code: number) => number;
}

export const BROKEN = -1;

/** Creates the automaton of an employee who works only `codes`; null if no such roster can break it. */
export type AutomatonOf = (model: Model, person: number, codes: readonly number[]) => RuleAutomaton | null;

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

/** Combines several automata without costs; null if there are none. */
export function joinAutomata(automata: readonly RuleAutomaton[]): RuleAutomaton | null {
  if (automata.length <= 1) return automata[0] ?? null;
  const states = [automata.map((automaton) => automaton.start)];
  const numbers = new Map([[states[0]!.join(), 0]]);
  return {
    start: 0,
    next: (state, day, code) => {
      const after = automata.map((automaton, i) => automaton.next(states[state]![i]!, day, code));
      if (after.includes(BROKEN)) return BROKEN;
      const key = after.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, states.length);
      return states.push(after) - 1;
    },
  };
}
