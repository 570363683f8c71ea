// Method: the greatest common divisor of all weights: bounds can be rounded up to its multiples.
// Paper: none; a usual step of integer programming.
import type { Model } from '../../model/model.ts';
import { allowsSplitDays } from '../../problem/split-day.ts';
import type { Evaluator } from '../../roster/evaluator.ts';

/** Penalties are counted in sixtieths, because weights per hour apply to whole minutes. */
const PARTS = 60;

/** The amount of which all penalties of a model are multiples; 0 if unknown. */
export function objectiveStepOf(model: Model, evaluator: Evaluator): number {
  const { problem } = model.context;
  const {
    coverage: _,
    wishes: __,
    fairHours,
    cost = 0,
    budget = 0,
    splitDays = 0,
    rules = {},
    ...others
  } = problem.weights;
  const hasGoal = budget > 0 && problem.budgets?.some(({ keep }) => keep === 'goal');
  if (cost > 0 || hasGoal) return 0;
  const amounts = [
    fairHours / PARTS,
    allowsSplitDays(problem) ? splitDays : 0,
    ...Object.values({ ...others, ...rules }),
  ];
  let step = 0;
  for (const list of [amounts, model.under, model.over, evaluator.shiftCost, [evaluator.base]]) {
    for (const amount of list) {
      const parts = Math.abs(amount) * PARTS;
      if (Math.abs(parts - Math.round(parts)) > 1e-6) return 0;
      for (let rest = Math.round(parts); rest > 0;) [step, rest] = [rest, step % rest];
    }
  }
  return step / PARTS;
}
