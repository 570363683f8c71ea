import { judgeJoint } from '../joint/judge-joint.ts';
import type { Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Shift } from '../model/problem.ts';
import type { BentRule } from '../model/remedy.ts';
import { bentRule } from './bent-rule.ts';

/**
 * Judges a changed roster plainly against the one it came from: the one rule that it breaks more, `none`, or null when it breaks
 * more than one rule, or one that is nobody's to bend.
 */
export type RosterProof = (after: readonly Shift[], changed: readonly string[]) => BentRule | 'none' | null;

export function proofOf(context: Context, shifts: readonly Shift[]): RosterProof {
  const before = new Map(personViews(context, shifts).map((view) => [view.person.id, view]));
  const jointBefore = jointAmount(context, shifts);
  return (after, changed) => {
    const views = personViews(context, after, new Set(changed));
    let bent: BentRule | 'none' = 'none';
    for (const view of views) {
      const earlier = before.get(view.person.id);
      const one = earlier ? bentRule(earlier, view) : null;
      if (one === 'none') continue;
      if (one === null || bent !== 'none') return null;
      bent = one;
    }
    return jointAmount(context, after) > jointBefore ? null : bent;
  };
}

/** What rules that join people are broken by, as the search counts it. */
function jointAmount(context: Context, shifts: readonly Shift[]): number {
  return judgeJoint(context, shifts).reduce(
    (sum, { severity, amount }) => (severity === 'soft' ? sum : sum + amount),
    0,
  );
}
