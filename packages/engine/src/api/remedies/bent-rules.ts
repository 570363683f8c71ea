import { grouped } from '../../problem/grouped.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { BentRule, RemedyKind } from '../../problem/remedy.ts';
import { judgeBinding, type CountedViolation } from '../../rules/judge-roster.ts';

/** [rules] The most that are relaxed together for one open shift: three exceptions are too many to ask for. */
const MOST_BENT = 2;

/**
 * Rules that must never be relaxed: physical impossibility, a closed business, no contract, no certificate. Illness is
 * handled separately.
 */
const FIRM = new Set(['overlap', 'closed-day', 'one-shift-a-day', 'not-employed', 'certificate']);

/** Reasons why an employee cannot work and must not be asked to. */
const ILL = new Set(['ill', 'open']);

/**
 * The rules that an employee's roster breaks more than before, each with the amount; empty if there are none. Null if
 * one of them must not be relaxed (hard law).
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

/** Whether these rules can be relaxed for one open shift: at most two, and none together with a missing role. */
export function mayGiveWay(bent: readonly BentRule[]): boolean {
  return bent.length <= MOST_BENT && (bent.length < 2 || bent.every(({ kind }) => kind !== 'training'));
}

/** What relaxing a rule requires; null if it must not be relaxed. */
export function kindOf({ rule, severity, source, params }: CountedViolation): RemedyKind | null {
  if (severity === 'consent') return 'consent';
  if (source !== null || FIRM.has(rule)) return null;
  if (rule === 'unavailable') return ILL.has(String(params['cause'])) ? null : 'unavailability';
  return rule === 'role' ? 'training' : 'business';
}

/** The amount of the breaches, as the search counts it. */
export function amountOf(violations: readonly CountedViolation[]): number {
  return violations.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The amount beyond the limits, in the rule's unit (minutes, days, shifts); 1 for each breach of a rule without a
 * number.
 */
function excess(violations: readonly CountedViolation[]): number {
  return violations.reduce((sum, { params }) => {
    const value = params['minutes'] ?? params['days'] ?? params['count'] ?? params['weekends'];
    const { limit } = params;
    return sum + (typeof value === 'number' && typeof limit === 'number' ? Math.abs(value - limit) : 1);
  }, 0);
}
