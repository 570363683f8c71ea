import { judgeJoint } from '../../rules/joint/judge-joint.ts';
import type { Context } from '../../model/context.ts';
import { grouped } from '../../problem/grouped.ts';
import type { Shift } from '../../problem/problem.ts';
import type { BentRule } from '../../problem/remedy.ts';
import type { CountedViolation } from '../../rules/judge-roster.ts';
import { amountOf, kindOf } from './bent-rules.ts';
import { granted } from './granted.ts';

/**
 * Judges a changed roster against the original by the rules that join employees. Returns each additional breach; an
 * empty list if there is none; null if a rule is broken that must not be relaxed. `by` is the breach's amount: pairs,
 * or employees beyond the limit. The changed roster is judged as if the exceptions of an employee's `own` rules
 * were granted.
 */
export function jointProofOf(
  context: Context,
  shifts: readonly Shift[],
): (after: readonly Shift[], changed: readonly string[], own: readonly BentRule[]) => BentRule[] | null {
  const before = byRule(context, shifts);
  return (after, changed, own) => {
    const bent: BentRule[] = [];
    for (const [rule, violations] of byRule(granted(context, own, after), after)) {
      const earlier = before.get(rule) ?? [];
      if (amountOf(violations) <= amountOf(earlier)) continue;
      const stood = new Set(earlier.map(keyOf));
      for (const counted of violations.filter((violation) => !stood.has(keyOf(violation)))) {
        const kind = kindOf(counted);
        if (kind === null) return null;
        const { amount, ...violation } = counted;
        bent.push({ kind, employeeId: takerIn(violation, after, changed), rule, by: amount, violation });
      }
    }
    return bent;
  };
}

function byRule(context: Context, shifts: readonly Shift[]): Map<string, CountedViolation[]> {
  const binding = judgeJoint(context, shifts).filter(({ severity }) => severity !== 'soft');
  return grouped(binding, ({ rule }) => rule);
}

function keyOf({ date, shiftIds, params }: CountedViolation): string {
  return JSON.stringify([date, shiftIds, params]);
}

/** The changed employee who is involved; if one employee left another alone, the one who stays. */
function takerIn(
  { shiftIds, employeeId }: BentRule['violation'],
  after: readonly Shift[],
  changed: readonly string[],
): string {
  const there = new Set(after.filter(({ id }) => shiftIds.includes(id)).map((shift) => shift.employeeId));
  return changed.find((id) => there.has(id)) ?? employeeId ?? '';
}
