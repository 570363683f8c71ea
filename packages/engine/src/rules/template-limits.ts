import type { Person, Problem } from '../problem/problem.ts';

/**
 * The maximum shifts of each template for an employee in the period or in a week: their own or the general limit,
 * whichever is lower.
 */
export function templateLimits(problem: Problem, person: Person, span: 'perPeriod' | 'perWeek'): Map<string, number> {
  const own = span === 'perWeek' ? person.limits.maxShiftsByTemplatePerWeek : person.limits.maxShiftsByTemplate;
  const limits = new Map(Object.entries(own ?? {}));
  for (const of of problem.rules?.maxOfTemplate ?? []) {
    const most = of[span];
    if (most !== undefined) limits.set(of.template, Math.min(most, limits.get(of.template) ?? Infinity));
  }
  return limits;
}
