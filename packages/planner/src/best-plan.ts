import type { Plan } from '@pamaina/engine';

/** The plan with the fewest broken hard rules, then the smallest penalty, then the first; its iterations are those of all together. */
export function bestPlan(plans: readonly Plan[]): Plan {
  const best = plans.reduce((a, b) => {
    const hard = b.quality.hardViolations - a.quality.hardViolations;
    return hard < 0 || (hard === 0 && b.quality.penalty < a.quality.penalty) ? b : a;
  });
  return { ...best, iterations: plans.reduce((sum, plan) => sum + plan.iterations, 0) };
}
