// Method: moves of annealing between employees: segments swapped, duties handed over and exchanged.
// Paper: Burke et al., "A hybrid heuristic ordering and variable neighbourhood search ...", EJOR 188, 2008.
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { MoveWriter } from './move-writer.ts';

/** [days] The longest segment that is swapped. */
const LONGEST_SEGMENT = 8;

/** Moves of duties between employees. */
export function createExchangeMoves(
  model: Model,
  { below }: Random,
  { put, at, may, isFree, swap, somebody, takerOf }: MoveWriter,
) {
  const { people, first, last } = model;
  const span = last - first + 1;

  /** Swaps a segment of days between two employees, where both can work it. */
  function swapSegment(): void {
    const a = somebody();
    const b = below(people);
    if (a === b) return;
    const from = first + below(span);
    swap(a, b, from, Math.min(last, from + below(LONGEST_SEGMENT)));
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
  return { swapSegment, handOver, exchange };
}
