import { periodMinutes, rowMinutes } from '../rules/period-minutes.ts';
import type { RowGoal } from './goal.ts';

/** Hours between what a person works in the period and their even share, linear, so that nobody pays for another's outlier. */
export const fairHours: RowGoal = {
  kind: 'row',
  code: 'fair-hours',
  wanted: (problem) => problem.weights.fairHours > 0,
  penalty: (view) => {
    const share = view.context.shares.minutes[view.number] ?? 0;
    return (Math.abs(periodMinutes(view).minutes - share) / 60) * view.context.problem.weights.fairHours;
  },
  compile: (model) => {
    const share = Float64Array.from(model.context.shares.minutes);
    const perMinute = model.context.problem.weights.fairHours / 60;
    const minutes = rowMinutes(model);
    return (row) => Math.abs(minutes(row) - share[row.person]!) * perMinute;
  },
  ofSum: {
    of: 'minutes',
    cost: (model, person) => {
      const share = model.context.shares.minutes[person] ?? 0;
      return (minutes) => (Math.abs(minutes - share) / 60) * model.context.problem.weights.fairHours;
    },
  },
};
