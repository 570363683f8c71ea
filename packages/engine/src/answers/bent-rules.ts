import type { PersonView } from '../model/person-view.ts';
import type { BentRule, RemedyKind } from '../model/remedy.ts';
import { judgeRoster, type CountedViolation } from '../rules/judge-roster.ts';

/** Rules that are nobody's to bend: what a person physically cannot do, and a business that is closed. */
const FIRM = new Set(['overlap', 'closed-day', 'one-shift-a-day']);

/** Rules that may give way together for one place: nobody asks for three exceptions. */
const MOST_BENT = 2;

/**
 * The rules that a person's roster breaks more than before, each with by how much; none where it breaks nothing more. Null: more than two, one that
 * nobody may bend (hard law), or another beside a role that would have to be learnt.
 */
export function bentRules(before: PersonView, after: PersonView): BentRule[] | null {
  const [old, now] = [byRule(before), byRule(after)];
  const bent: BentRule[] = [];
  for (const [rule, violations] of now) {
    const earlier = old.get(rule) ?? [];
    if (amountOf(violations) <= amountOf(earlier)) continue;
    const worst = violations.reduce((a, b) => (b.amount > a.amount ? b : a));
    const kind = kindOf(worst);
    if (kind === null || bent.length === MOST_BENT) return null;
    const { amount: _, ...violation } = worst;
    bent.push({ kind, employeeId: after.person.id, rule, by: excess(violations) - excess(earlier), violation });
  }
  return bent.length > 1 && bent.some(({ kind }) => kind === 'training') ? null : bent;
}

function byRule(view: PersonView): Map<string, CountedViolation[]> {
  const found = new Map<string, CountedViolation[]>();
  for (const violation of judgeRoster(view)) {
    if (violation.severity === 'soft') continue;
    found.set(violation.rule, [...(found.get(violation.rule) ?? []), violation]);
  }
  return found;
}

function kindOf({ rule, severity, source }: CountedViolation): RemedyKind | null {
  if (severity === 'consent') return 'consent';
  if (source !== null || FIRM.has(rule)) return null;
  if (rule === 'unavailable') return 'unavailability';
  return rule === 'role' ? 'training' : 'business';
}

function amountOf(violations: readonly CountedViolation[]): number {
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
