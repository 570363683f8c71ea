import { BROKEN, type RuleAutomaton } from './automaton.ts';

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
