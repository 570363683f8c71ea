import type { Shift } from '../problem/problem.ts';
import type { Changes } from './rearrange.ts';

/**
 * The changes in an order that can be made one by one from the last to the first, the place last: nobody takes a shift
 * before they have given up the one that they have at the same time. Null if two would have to give up first.
 */
export function handOverOrder(place: Shift, changes: Changes): Changes | null {
  const ordered = new Map([[place, changes.get(place) ?? '']]);
  const rest = new Map([...changes].filter(([shift]) => shift !== place));
  while (rest.size > 0) {
    const next = [...rest].find(([given]) =>
      [...rest].every(([taken, taker]) => taken === given || taker !== given.employeeId || !isAtOnce(taken, given)),
    );
    if (!next) return null;
    ordered.set(...next);
    rest.delete(next[0]);
  }
  return ordered;
}

function isAtOnce(a: Shift, b: Shift): boolean {
  return a.date === b.date || (a.start < b.end && b.start < a.end);
}
