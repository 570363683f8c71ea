// Method: moves of annealing within one row: a day, a block of days, days in another order.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';
import { MOVES } from './parameters.ts';

/** Moves of one employee: one day, a block of days, and days of the row in another order. */
export function createOwnMoves(
  model: Model,
  { optionStart, options }: Domains,
  { cells, move }: Roster,
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
    const to = Math.min(last, from + 1 + below(MOVES.longestBlock - 1));
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

  /** The code of the same kind of duty on another day: -1 for free, -2 if there is no such need. */
  function onDay(code: number, day: number): number {
    if (code < 0) return -1;
    const there = codeAt[day * kinds + kind[code]!]!;
    return there < 0 ? -2 : there;
  }

  /** Permutes days of one employee's row: two days, or a few in a cycle. */
  function rotate(): void {
    const person = somebody();
    const from = first + below(span);
    const length = 2 + below(3);
    const gap = below(2) === 0 ? 1 : 1 + below(6);
    const to = from + (length - 1) * gap;
    if (to > last) return;
    for (let i = 0; i < length; i++) {
      const day = from + i * gap;
      const source = at(person, i === 0 ? to : day - gap);
      const code = onDay(source, day);
      if (code === -2 || !isFree(person, day) || !may(person, code)) {
        move.length = 0;
        return;
      }
      if (code !== at(person, day)) put(person, day, code);
    }
  }

  return { setDay, setBlock, rotate };
}
