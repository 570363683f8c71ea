import { violationOf } from '../../rules/judge-roster.ts';
import { rules } from '../../rules/registry.ts';
import type { RemedyKind } from '../../problem/remedy.ts';
import { kindOf } from '../remedies/bent-rules.ts';
import type { WhatIf } from './what-if.ts';

/**
 * The kinds of exceptions that a single shift alone asks of an employee; null if one of its rules must not be relaxed.
 * Remembered by employee and code.
 */
export function shiftBreaches({
  context,
  model,
}: WhatIf): (person: number, code: number) => readonly RemedyKind[] | null {
  const known = new Map<number, readonly RemedyKind[] | null>();
  const binding = rules.flatMap((rule) => {
    const of = rule.kind === 'shift' ? rule.binding(context.problem) : null;
    return rule.kind === 'shift' && of && of.severity !== 'soft' ? [{ rule, of }] : [];
  });
  function find(person: number, code: number): readonly RemedyKind[] | null {
    const who = context.problem.people[person];
    const shift = model.shiftOf[code];
    if (!who || !shift) return null;
    const kinds: RemedyKind[] = [];
    for (const { rule, of } of binding) {
      const finding = rule.judge(context, who, shift);
      if (!finding) continue;
      const kind = kindOf({ ...violationOf(rule, of, who, finding), amount: finding.amount });
      if (kind === null) return null;
      kinds.push(kind);
    }
    return kinds;
  }
  return (person, code) => {
    const key = person * model.codes + code;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(person, code);
    known.set(key, found);
    return found;
  };
}
