// Method: moves of annealing that make split days and divide them.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { MoveWriter } from './move-writer.ts';

/**
 * Hands a duty, or one part of a split day, over to another employee, who takes it alone or beside a duty of the day.
 * Null if there are no split days.
 */
export function createHandOverPart(
  { people, first, last, one, other, splitOf }: Model,
  { below }: Random,
  { put, at, isFree, takerOf, beside }: MoveWriter,
): (() => void) | null {
  if (splitOf.size === 0) return null;
  return () => {
    const person = below(people);
    const day = first + below(last - first + 1);
    const code = at(person, day);
    if (code < 0 || !isFree(person, day)) return;
    const isFirst = other[code]! < 0 || below(2) === 0;
    const given = isFirst ? one[code]! : other[code]!;
    const taker = takerOf(given);
    if (taker === person || !isFree(taker, day)) return;
    const both = beside(taker, day, given);
    if (at(taker, day) >= 0 && both < 0) return;
    // What is left: the other part, or a day off.
    put(person, day, isFirst ? other[code]! : one[code]!);
    put(taker, day, both >= 0 ? both : given);
  };
}
