import { periodWeekends, rowSum, WEEKENDS } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** Weekends with work above an employee's even share, which is rounded up to whole weekends. */
export const fairWeekends: RowGoal = {
  kind: 'row',
  code: 'fair-weekends',
  wanted: (problem) => problem.weights.fairWeekends > 0,
  penalty: (view) => {
    const above = periodWeekends(view) - wholeShare(view.context.shares.weekends[view.number] ?? 0);
    return Math.max(0, above) * view.context.problem.weights.fairWeekends;
  },
  compile: (model) => {
    const share = Float64Array.from(model.context.shares.weekends, wholeShare);
    const weight = model.context.problem.weights.fairWeekends;
    const weekends = rowSum(WEEKENDS, model);
    return (row) => Math.max(0, weekends(row) - share[row.person]!) * weight;
  },
  sums: (model, person) => {
    const share = wholeShare(model.context.shares.weekends[person] ?? 0);
    const weight = model.context.problem.weights.fairWeekends;
    return [{ of: 'weekends', cost: (weekends) => Math.max(0, weekends - share) * weight }];
  },
};

function wholeShare(share: number): number {
  return Math.ceil(share - 1e-6);
}
