import type { Model } from '../model/model.ts';
import { MINUTES, periodMinutes, rowSum } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/**
 * Deviation from the even share, in minutes, that still counts as even: half a shift, since whole shifts can hardly
 * come closer. The remainder is balanced in later months (`Person.debt`), so that it does not add up.
 */
const EVEN = 240;

/**
 * Hours above or below an employee's approximate even share in the period; linear, so that no one pays for another's
 * outlier.
 */
export const fairHours: RowGoal = {
  kind: 'row',
  code: 'fair-hours',
  wanted: (problem) => problem.weights.fairHours > 0,
  penalty: (view) => {
    const share = view.context.shares.minutes[view.number] ?? 0;
    return (uneven(periodMinutes(view).minutes, share) / 60) * view.context.problem.weights.fairHours;
  },
  compile: (model) => {
    const share = Float64Array.from(model.context.shares.minutes);
    const perMinute = perMinuteOf(model);
    const minutes = rowSum(MINUTES, model);
    return (row) => uneven(minutes(row), share[row.person]!) * perMinute;
  },
  sums: (model, person) => {
    const share = model.context.shares.minutes[person] ?? 0;
    const perMinute = perMinuteOf(model);
    return [{ of: 'minutes', cost: (minutes) => uneven(minutes, share) * perMinute }];
  },
};

function uneven(minutes: number, share: number): number {
  return Math.max(0, Math.abs(minutes - share) - EVEN);
}

function perMinuteOf({ context }: Model): number {
  return context.problem.weights.fairHours / 60;
}
