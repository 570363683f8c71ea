// Method: a move of annealing that fills a need which lacks somebody.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';

/** Moves a duty from nobody to somebody. */
export function createFillNeed(
  model: Model,
  { open, counts, looks }: Pick<Domains, 'open'> & Pick<Roster, 'counts'> & { looks: number },
  { below }: Random,
  { put, at, isFree, takerOf, beside }: MoveWriter,
) {
  const { first, last, day: dayOf, required } = model;
  const span = last - first + 1;

  /** Assigns an open need to a candidate, who sometimes hands another of their days to a third employee. */
  return function fill(): void {
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
  };
}
