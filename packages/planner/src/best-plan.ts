import { gapOf, type Plan } from '@pamaina/engine';

/**
 * The plan with the fewest broken hard rules, then the smallest penalty, then the first; with the total iterations of
 * all.
 */
export function bestPlan(plans: readonly Plan[]): Plan {
  const best = plans.reduce((a, b) => {
    // A plan above a cap on pay breaks no rule, but is no plan for the budget.
    const hard = b.quality.hardViolations - a.quality.hardViolations || Number(a.lawful) - Number(b.lawful);
    return hard < 0 || (hard === 0 && b.quality.penalty < a.quality.penalty) ? b : a;
  });
  // A bound proved by one thread is valid for the plan of another.
  const bound = Math.max(...plans.map((plan) => plan.quality.bound));
  const { fillable, certificates } = plans.reduce((a, b) => (b.quality.fillable < a.quality.fillable ? b : a)).quality;
  const gap = best.lawful ? gapOf(best.quality.penalty, bound) : 1;
  return {
    ...best,
    quality: { ...best.quality, bound, gap, fillable, certificates },
    iterations: plans.reduce((sum, plan) => sum + plan.iterations, 0),
    proved: best.lawful && gap === 0,
  };
}
