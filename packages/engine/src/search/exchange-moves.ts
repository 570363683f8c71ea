import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';
import { MOVES } from './parameters.ts';

/** Moves of duties between employees, and from nobody to somebody. */
export function createExchangeMoves(
  model: Model,
  { takerStart, takers, open }: Domains,
  { counts, move }: Roster,
  { below }: Random,
  { put, at, may, isFree, somebody }: MoveWriter,
) {
  const { people, first, last, day: dayOf, required } = model;
  const span = last - first + 1;
  /** The rows of pairs that work together. */
  const bound = (model.joint?.open ?? []).filter((of) => of.length === 2 && of.some(({ works }) => !works));

  /** Swaps a segment of days between two employees, where both can work it. */
  function swapSegment(): void {
    const a = somebody();
    const b = below(people);
    if (a === b) return;
    const from = first + below(span);
    const to = Math.min(last, from + below(MOVES.longestSegment));
    for (let day = from; day <= to; day++) {
      const ofA = at(a, day);
      const ofB = at(b, day);
      if (ofA === ofB || !isFree(a, day) || !isFree(b, day) || !may(a, ofB) || !may(b, ofA)) continue;
      put(a, day, ofB);
      put(b, day, ofA);
    }
  }

  /** Hands a duty over to another employee who is free, or who gives up another duty of the day for it. */
  function handOver(): void {
    const person = below(people);
    const day = first + below(span);
    const code = at(person, day);
    if (code < 0 || !isFree(person, day)) return;
    const count = takerStart[code + 1]! - takerStart[code]!;
    const other = takers[takerStart[code]! + below(count)]!;
    if (other === person || at(other, day) === code) return;
    const back = at(other, day);
    put(other, day, code);
    put(person, day, back >= 0 && may(person, back) && below(2) === 0 ? back : -1);
  }

  /** Assigns an open need to a candidate, who sometimes hands another of their days to a third employee. */
  function fill(): void {
    let code = -1;
    for (let i = 0; i < MOVES.tries; i++) {
      const pick = open[below(open.length)]!;
      if (counts[pick]! >= required[pick]!) continue;
      code = pick;
      break;
    }
    if (code < 0) return;
    const day = dayOf[code]!;
    const person = takers[takerStart[code]! + below(takerStart[code + 1]! - takerStart[code]!)]!;
    if (at(person, day) === code) return;
    put(person, day, code);
    if (below(3) === 0) return;
    const near = below(2) === 0 ? day - 3 + below(7) : first + below(span);
    const given = near < first || near > last || near === day ? -1 : at(person, near);
    if (given < 0 || !isFree(person, near)) return;
    const other = takers[takerStart[given]! + below(takerStart[given + 1]! - takerStart[given]!)]!;
    put(person, near, -1);
    if (other !== person && at(other, near) < 0) put(other, near, given);
  }

  /** Exchanges duties of two different days between two employees, so that their hours remain similar. */
  function exchange(): void {
    const a = below(people);
    const dayA = first + below(span);
    const code = at(a, dayA);
    if (code < 0 || !isFree(a, dayA)) return;
    const b = takers[takerStart[code]! + below(takerStart[code + 1]! - takerStart[code]!)]!;
    if (a === b || at(b, dayA) >= 0) return;
    const dayB = first + below(span);
    const back = at(b, dayB);
    if (dayA === dayB || back < 0 || at(a, dayB) >= 0 || !isFree(b, dayB) || !may(a, back)) return;
    put(a, dayA, -1);
    put(b, dayA, code);
    put(b, dayB, -1);
    put(a, dayB, back);
  }

  /** Sets both employees of a pair that must work together to work on a day, or to be free. */
  function meet(): void {
    const [one, other] = bound[below(bound.length)]!;
    const off = below(3) === 0;
    for (const { person, codes } of [one!, other!]) {
      const code = off ? -1 : codes[below(codes.length)]!;
      const day = dayOf[codes[0]!]!;
      if (!isFree(person, day) || !may(person, code)) {
        move.length = 0;
        return;
      }
      if (code !== at(person, day)) put(person, day, code);
    }
  }

  return { swapSegment, handOver, fill, exchange, meet: bound.length > 0 ? meet : null };
}
