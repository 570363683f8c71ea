// Method: a move of annealing that puts days of one row in another order.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';

/** Permutes days of one employee's row: two days, or a few in a cycle. */
export function createRotateDays(
  model: Model,
  { move }: Roster,
  { below }: Random,
  { put, at, may, isFree, somebody }: MoveWriter,
) {
  const { kinds, kind, codeAt, first, last } = model;
  const span = last - first + 1;

  /** The code of the same kind of duty on another day: -1 for free, -2 if there is no such need. */
  function onDay(code: number, day: number): number {
    if (code < 0) return -1;
    const there = codeAt[day * kinds + kind[code]!]!;
    return there < 0 ? -2 : there;
  }

  return function rotate(): void {
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
  };
}
