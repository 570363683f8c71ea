// Method: moves of annealing between employees: segments swapped, duties handed over, filled and exchanged.
// Paper: Burke et al., "A hybrid heuristic ordering and variable neighbourhood search ...", EJOR 188, 2008.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';
import { MOVES, type Mix } from './parameters.ts';

/** Moves of duties between employees, and from nobody to somebody. */
export function createExchangeMoves(
  model: Model,
  { open }: Domains,
  { counts }: Roster,
  { below }: Random,
  { put, at, may, isFree, swap, somebody, takerOf, beside }: MoveWriter,
  { looks }: Mix,
) {
  const { people, first, last, day: dayOf, required } = model;
  const span = last - first + 1;

  /** Swaps a segment of days between two employees, where both can work it. */
  function swapSegment(): void {
    const a = somebody();
    const b = below(people);
    if (a === b) return;
    const from = first + below(span);
    swap(a, b, from, Math.min(last, from + below(MOVES.longestSegment)));
  }

  /** Hands a duty over to another employee who is free, or who gives up another duty of the day for it. */
  function handOver(): void {
    const person = below(people);
    const day = first + below(span);
    const code = at(person, day);
    if (code < 0 || !isFree(person, day)) return;
    const other = takerOf(code);
    if (other === person || at(other, day) === code) return;
    const back = at(other, day);
    put(other, day, code);
    put(person, day, back >= 0 && may(person, back) && below(2) === 0 ? back : -1);
  }

  /** Assigns an open need to a candidate, who sometimes hands another of their days to a third employee. */
  function fill(): void {
    let code = -1;
    for (let i = 0; i < looks && code < 0; i++) {
      const pick = open[below(open.length)]!;
      if (counts[pick]! < required[pick]!) code = pick;
    }
    if (code < 0) return;
    const day = dayOf[code]!;
    const person = takerOf(code);
    if (at(person, day) === code) return;
    const both = beside(person, day, code);
    put(person, day, both >= 0 && below(2) === 0 ? both : code);
    if (below(3) === 0) return;
    const near = below(2) === 0 ? day - 3 + below(7) : first + below(span);
    const given = near < first || near > last || near === day ? -1 : at(person, near);
    if (given < 0 || !isFree(person, near)) return;
    const other = takerOf(given);
    put(person, near, -1);
    if (other !== person && at(other, near) < 0) put(other, near, given);
  }

  /** Exchanges duties of two different days between two employees, so that their hours remain similar. */
  function exchange(): void {
    const a = below(people);
    const dayA = first + below(span);
    const code = at(a, dayA);
    if (code < 0 || !isFree(a, dayA)) return;
    const b = takerOf(code);
    if (a === b || at(b, dayA) >= 0) return;
    const dayB = first + below(span);
    const back = at(b, dayB);
    if (dayA === dayB || back < 0 || at(a, dayB) >= 0 || !isFree(b, dayB) || !may(a, back)) return;
    put(a, dayA, -1);
    put(b, dayA, code);
    put(b, dayB, -1);
    put(a, dayB, back);
  }
  return { swapSegment, handOver, fill, exchange };
}
