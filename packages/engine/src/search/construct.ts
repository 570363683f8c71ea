// Method: greedy construction: the needs with the fewest candidates first, each by the best candidate.
// Paper: Haralick, Elliott, "Increasing tree search efficiency ...", Artificial Intelligence 14, 1980 (the order).
import type { Model } from '../model/model.ts';
import { splitDayOf } from '../model/parts.ts';
import type { Domains } from '../roster/domains.ts';
import type { Roster } from '../roster/roster.ts';

/**
 * Fills open needs greedily if that lowers the cost without a new breach: the needs with the fewest candidates first,
 * each by the best candidate. Ends early if `over` returns true; it is called before each need with the number of
 * rosters tried.
 */
export function construct(model: Model, domains: Domains, roster: Roster, over: (moves: number) => boolean): number {
  let moves = 0;
  const { takerStart, takers, open } = domains;
  const scarce = [...open].sort(
    (a, b) => takerStart[a + 1]! - takerStart[a]! - (takerStart[b + 1]! - takerStart[b]!) || a - b,
  );
  for (const code of scarce) {
    const day = model.day[code]!;
    if (over(moves)) break;
    for (let place = roster.counts[code]!; place < model.required[code]!; place++) {
      let best = -1;
      let least = roster.cost();
      for (let i = takerStart[code]!; i < takerStart[code + 1]!; i++) {
        const person = takers[i]!;
        const held = roster.cells[person * model.days + day]!;
        const taken = held < 0 ? code : splitDayOf(model, held, code);
        if (taken < 0 || domains.allowed[person * model.codes + taken] === 0) continue;
        setOne(roster, person, day, taken);
        moves++;
        if (!roster.attempt(0)) continue;
        if (roster.cost() < least) {
          least = roster.cost();
          best = person;
        }
        setOne(roster, person, day, held);
        roster.attempt(Infinity);
      }
      if (best < 0) break;
      const held = roster.cells[best * model.days + day]!;
      setOne(roster, best, day, held < 0 ? code : splitDayOf(model, held, code));
      roster.attempt(Infinity);
    }
  }
  return moves;
}

/** Writes a move that changes one cell. */
function setOne({ move }: Roster, person: number, day: number, code: number): void {
  move.length = 1;
  move.person[0] = person;
  move.day[0] = day;
  move.code[0] = code;
}
