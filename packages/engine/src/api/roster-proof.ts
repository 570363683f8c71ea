import type { Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Shift } from '../problem/problem.ts';
import type { BentRule } from '../problem/remedy.ts';
import { jointProofOf } from './remedies/bent-joint.ts';
import { bentRules, mayGiveWay } from './remedies/bent-rules.ts';

/**
 * Judges a changed roster exactly against the original. Returns the rules that it breaks more, of one employee and
 * between employees; empty if there are none; null if this concerns several employees, too many rules, or one that must
 * not be relaxed.
 */
export type RosterProof = (after: readonly Shift[], changed: readonly string[]) => BentRule[] | null;

export function proofOf(context: Context, shifts: readonly Shift[]): RosterProof {
  const before = new Map(personViews(context, shifts).map((view) => [view.person.id, view]));
  const jointProof = jointProofOf(context, shifts);
  return (after, changed) => {
    const views = personViews(context, after, new Set(changed));
    let bent: BentRule[] = [];
    for (const view of views) {
      const earlier = before.get(view.person.id);
      const own = earlier ? bentRules(earlier, view) : null;
      if (own?.length === 0) continue;
      if (own === null || bent.length > 0 || !mayGiveWay(own)) return null;
      bent = own;
    }
    const between = jointProof(after, changed, bent);
    const all = between && [...bent, ...between];
    return all && mayGiveWay(all) ? all : null;
  };
}
