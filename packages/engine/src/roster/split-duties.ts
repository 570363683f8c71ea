import type { Context } from '../model/context.ts';
import { rolesOn } from '../problem/employment.ts';
import type { Shift } from '../problem/problem.ts';
import { bindingPairRules } from '../rules/follow-on.ts';

/**
 * The split days that somebody may work (DK 113), of the needed shifts of one day: two with a lawful break between
 * them, in the order of their starts, for an employee who agrees to it and has both roles.
 */
export function splitDuties(context: Context, needed: readonly Shift[]): [Shift, Shift][] {
  const { problem } = context;
  if (!problem.rules?.splitDays || needed.length < 2) return [];
  const willing = problem.people.filter(({ splitsDays }) => splitsDays);
  const rules = bindingPairRules(problem);
  const ordered = needed.toSorted((a, b) => a.start - b.start);
  return ordered.flatMap((first, i) =>
    ordered.slice(i + 1).flatMap((next): [Shift, Shift][] => {
      if (next.start < first.end) return [];
      const isLawful = willing.some((person) => {
        const roles = rolesOn(person, first.date);
        if (!roles.includes(first.role) || !roles.includes(next.role)) return false;
        return rules.every((rule) => rule.judge(context, person, first, next) === null);
      });
      return isLawful ? [[first, next]] : [];
    }),
  );
}
