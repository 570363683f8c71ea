import type { Shift } from '../../problem/problem.ts';
import type { BentRule, RemedyKind } from '../../problem/remedy.ts';

/** [ways] The most that are shown for one need, and of one kind. */
const SHOWN = { perNeed: 4, perKind: 2 } as const;

/** A way to fill a shift that breaks no rules except the relaxed ones: who takes which shift. */
export interface Way {
  bent: readonly BentRule[];
  changes: ReadonlyMap<Shift, string>;
}

/** The kinds of remedies, smallest first. */
const ORDER: readonly RemedyKind[] = ['free', 'goal', 'consent', 'business', 'unavailability', 'training'];

/** The place of a kind among the kinds, smallest first. */
export const sizeOfKind = (kind: RemedyKind): number => ORDER.indexOf(kind);

/** The relaxed rule that requires the most. */
export const hardest = (bent: readonly BentRule[]): BentRule | undefined =>
  bent.toSorted((a, b) => sizeOfKind(b.kind) - sizeOfKind(a.kind))[0];

/** The size of the kind that requires the most. */
export const sizeOf = ({ bent }: Way): number => sizeOfKind(hardest(bent)?.kind ?? 'free');

const byOf = ({ bent }: Way): number => bent.reduce((sum, { by }) => sum + by, 0);

/** The best ways, without repeating an employee with the same rules and with at most two of a kind. */
export function smallestWays(found: readonly Way[]): Way[] {
  const sorted = found.toSorted(
    (a, b) =>
      sizeOf(a) - sizeOf(b) || a.bent.length - b.bent.length || a.changes.size - b.changes.size || byOf(a) - byOf(b),
  );
  const listed = new Set<string>();
  const perKind = new Map<number, number>();
  return sorted
    .filter((one) => {
      const key = one.bent.map(({ employeeId, rule }) => `${employeeId}|${rule}`).join(' ');
      const count = perKind.get(sizeOf(one)) ?? 0;
      if (listed.has(key) || count >= SHOWN.perKind) return false;
      listed.add(key);
      perKind.set(sizeOf(one), count + 1);
      return true;
    })
    .slice(0, SHOWN.perNeed);
}
