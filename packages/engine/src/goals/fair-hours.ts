import type { Model } from '../model/model.ts';
import { periodMinutes, rowMinutes } from '../rules/period-minutes.ts';
import type { RowGoal } from './goal.ts';

/**
 * Minutes from the even share that still count as even: half a shift, as whole shifts can hardly come nearer. What is left of it is made
 * good in later months (`Person.debt`), so that it does not add up.
 */
const EVEN = 240;

/** Hours by which a person works more or less in the period than about their even share, linear, so that nobody pays for another's outlier. */
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
    const minutes = rowMinutes(model);
    return (row) => uneven(minutes(row), share[row.person]!) * perMinute;
  },
  ofSum: {
    of: 'minutes',
    cost: (model, person) => {
      const share = model.context.shares.minutes[person] ?? 0;
      const perMinute = perMinuteOf(model);
      return (minutes) => uneven(minutes, share) * perMinute;
    },
  },
};

function uneven(minutes: number, share: number): number {
  return Math.max(0, Math.abs(minutes - share) - EVEN);
}

function perMinuteOf({ context }: Model): number {
  return context.problem.weights.fairHours / 60;
}
