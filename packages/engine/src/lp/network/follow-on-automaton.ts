// Method: rules about two consecutive shifts as an automaton.
// Paper: Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
import type { Model } from '../../model/model.ts';
import { BROKEN, type RuleAutomaton } from '../../rules/automaton.ts';
import type { FollowOn } from '../../rules/follow-on.ts';

/**
 * The rules about two consecutive shifts as an automaton; the state is the last code that can still restrict another,
 * plus 1. Two consecutive fixed shifts are always accepted.
 */
export function followOnAutomaton(
  model: Model,
  { from, to, place, tableOf, tables }: FollowOn,
  person: number,
): RuleAutomaton {
  const table = tables[tableOf[person]!]!;
  const reach = Int32Array.from(from, (start, code) => {
    for (let next = to[code]! - 1; next >= start; next--) {
      if (table[place[code]! + next - start]! > 0) return model.day[next]!;
    }
    return -1;
  });
  const offset = person * model.days;
  const stand = (before: number, day: number, code: number): boolean =>
    model.fixed[offset + day] === code && model.fixed[offset + model.day[before]!] === before;
  return {
    start: 0,
    next: (state, day, code) => {
      const before = state - 1;
      if (code < 0) return before >= 0 && reach[before]! > day ? state : 0;
      const breaks = before >= 0 && code < to[before]! && table[place[before]! + code - from[before]!]! > 0;
      if (breaks && !stand(before, day, code)) return BROKEN;
      return reach[code]! > day ? code + 1 : 0;
    },
  };
}
