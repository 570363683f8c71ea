import type { Shift } from '../../problem/problem.ts';
import type { Changes } from './rearrange.ts';

/**
 * The changes in an order that can be made one by one from the last to the first, the place last: nobody takes a shift
 * before they have given up the one that they have at the same time. Where two exchange such shifts neither can begin:
 * one of the shifts must be open in between.
 */
export function handOverOrder(place: Shift, changes: Changes): Changes {
  const ordered = new Map([[place, changes.get(place) ?? '']]);
  const rest = new Map([...changes].filter(([shift]) => shift !== place));
  while (rest.size > 0) {
    const entries = [...rest];
    const next = entries.find(([given]) =>
      entries.every(([taken, taker]) => taken === given || taker !== given.employeeId || !isAtOnce(taken, given)),
    );
    const [shift, taker] = next ?? entries[0]!;
    ordered.set(shift, taker);
    rest.delete(shift);
  }
  return ordered;
}

function isAtOnce(a: Shift, b: Shift): boolean {
  return a.date === b.date || (a.start < b.end && b.start < a.end);
}
