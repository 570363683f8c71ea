// Method: moves of annealing that grant a wish: a few days around it are swapped between two employees.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { MoveWriter } from './move-writer.ts';
import { AROUND_WISH } from './parameters.ts';

/**
 * Grants an employee's wish that the roster does not: swaps the days around it with somebody who has the wished shift
 * then, or who has not got the unwished one. Null if there are no wishes.
 */
export function createGrantWish(
  model: Model,
  { below }: Random,
  { at, may, isFree, swap }: MoveWriter,
): (() => void) | null {
  const { people, first, last } = model;
  const wishes = wishesOf(model).filter(
    ({ person, day, code, isOn }) => isFree(person, day) && (!isOn || may(person, code)),
  );
  const { length } = wishes;
  if (length === 0) return null;

  /** From a random one on; undefined if all are granted. */
  function missed() {
    const from = below(length);
    for (let i = 0; i < length; i++) {
      const wish = wishes[from + i < length ? from + i : from + i - length]!;
      if ((at(wish.person, wish.day) === wish.code) !== wish.isOn) return wish;
    }
    return undefined;
  }

  return () => {
    const wish = missed();
    if (!wish) return;
    const { person, day, code, isOn } = wish;
    let other = below(people);
    for (let i = 0; other === person || (at(other, day) === code) !== isOn; i++) {
      if (i === people) return;
      if (++other === people) other = 0;
    }
    swap(person, other, Math.max(first, day - below(AROUND_WISH)), Math.min(last, day + below(AROUND_WISH)));
  };
}

/** The wishes for planned days, by every code that they name. */
function wishesOf({ context, dayStart, template, templates, first, last }: Model) {
  const place = new Map(templates.map((name, i) => [name, i]));
  return context.problem.people.flatMap((each, person) =>
    each.wishes.flatMap((wish) => {
      const day = context.calendar.indexOf.get(wish.date) ?? -1;
      if (day < first || day > last) return [];
      const codes = Array.from({ length: dayStart[day + 1]! - dayStart[day]! }, (_, i) => dayStart[day]! + i);
      return codes
        .filter((code) => template[code] === place.get(wish.template))
        .map((code) => ({ person, day, code, isOn: wish.kind === 'on' }));
    }),
  );
}
