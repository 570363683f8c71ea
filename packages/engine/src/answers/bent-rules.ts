import { grouped } from '../model/grouped.ts';
import type { PersonView } from '../model/person-view.ts';
import type { BentRule, RemedyKind } from '../model/remedy.ts';
import { judgeBinding, type CountedViolation } from '../rules/judge-roster.ts';

/** Rules that are nobody's to bend: what a person physically cannot do, and a business that is closed. Illness is another. */
const FIRM = new Set(['overlap', 'closed-day', 'one-shift-a-day']);

/** Why somebody cannot work whom nobody asks to work all the same. */
const ILL = new Set(['ill', 'open']);

/** Rules that may give way together for one place: nobody asks for three exceptions. */
const MOST_BENT = 2;

/**
 * The rules that a person's roster breaks more than before, each with by how much; none where it breaks nothing more. Null: one that
 * nobody may bend (hard law).
 */
export function bentRules(before: PersonView, after: PersonView): BentRule[] | null {
  const old = grouped(judgeBinding(before), ({ rule }) => rule);
  const bent: BentRule[] = [];
  for (const [rule, violations] of grouped(judgeBinding(after), (violation) => violation.rule)) {
    const earlier = old.get(rule) ?? [];
    if (amountOf(violations) <= amountOf(earlier)) continue;
    const worst = violations.reduce((a, b) => (b.amount > a.amount ? b : a));
    const kind = kindOf(worst);
    if (kind === null) return null;
    const { amount: _, ...violation } = worst;
    bent.push({ kind, employeeId: after.person.id, rule, by: excess(violations) - excess(earlier), violation });
  }
  return bent;
}

/** Whether these may give way for one place: two at most, and none beside a role that would have to be learnt. */
export function mayGiveWay(bent: readonly BentRule[]): boolean {
  return bent.length <= MOST_BENT && (bent.length < 2 || bent.every(({ kind }) => kind !== 'training'));
}

/** What it asks for that a rule gives way; null: nobody may bend it. */
export function kindOf({ rule, severity, source, params }: CountedViolation): RemedyKind | null {
  if (severity === 'consent') return 'consent';
  if (source !== null || FIRM.has(rule)) return null;
  if (rule === 'unavailable') return ILL.has(String(params['cause'])) ? null : 'unavailability';
  return rule === 'role' ? 'training' : 'business';
}

/** How much is broken, as the search counts it. */
export function amountOf(violations: readonly CountedViolation[]): number {
  return violations.reduce((sum, { amount }) => sum + amount, 0);
}

/** How far beyond the limits, in the rule's own unit (minutes, days, shifts); 1 for each where the rule has no number. */
function excess(violations: readonly CountedViolation[]): number {
  return violations.reduce((sum, { params }) => {
    const value = params['minutes'] ?? params['days'] ?? params['count'] ?? params['weekends'];
    const { limit } = params;
    return sum + (typeof value === 'number' && typeof limit === 'number' ? Math.abs(value - limit) : 1);
  }, 0);
}
