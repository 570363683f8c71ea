// Method: moves of annealing within one row: a day, a block of days.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';

/** [days] The longest block that is set at once. */
const LONGEST_BLOCK = 5;

/** Moves of one employee: one day, and a block of days. */
export function createOwnMoves(
  model: Model,
  { optionStart, options }: Domains,
  { cells }: Roster,
  { below }: Random,
  { put, at, may, isFree, somebody }: MoveWriter,
) {
  const { days, kinds, kind, codeAt, first, last } = model;
  const span = last - first + 1;

  /** Changes one day of one employee to another duty, or free. */
  function setDay(): void {
    const person = somebody();
    const day = first + below(span);
    const cell = person * days + day;
    const count = optionStart[cell + 1]! - optionStart[cell]!;
    if (count === 0) return;
    const now = cells[cell]!;
    const pick = now >= 0 && below(4) === 0 ? -1 : options[optionStart[cell]! + below(count)]!;
    if (pick !== now) put(person, day, pick);
  }

  /** Changes a block of days to the same duty, or free. */
  function setBlock(): void {
    const person = somebody();
    const from = first + below(span);
    const to = Math.min(last, from + 1 + below(LONGEST_BLOCK - 1));
    const cell = person * days + from;
    const count = optionStart[cell + 1]! - optionStart[cell]!;
    const pick = count === 0 || below(3) === 0 ? -1 : options[optionStart[cell]! + below(count)]!;
    for (let day = from; day <= to; day++) {
      if (!isFree(person, day)) continue;
      const code = pick < 0 ? -1 : codeAt[day * kinds + kind[pick]!]!;
      if ((pick >= 0 && code < 0) || !may(person, code) || code === at(person, day)) continue;
      put(person, day, code);
    }
  }

  return { setDay, setBlock };
}
