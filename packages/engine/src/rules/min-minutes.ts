import { periodMinutes, rowMinutes } from './period-minutes.ts';
import { always, hoursBegun, type RowRule } from './rule.ts';

/** A person's own least net minutes in the period. */
export const minMinutes: RowRule = {
  kind: 'row',
  code: 'min-minutes',
  family: 'limits',
  binding: always,
  judge: (view) => {
    const limit = view.person.limits.minMinutes ?? 0;
    const { minutes } = periodMinutes(view);
    if (minutes >= limit) return [];
    return [{ date: null, shifts: [], amount: hoursBegun(limit - minutes), params: { minutes, limit } }];
  },
  compile: (model) => {
    const least = Float64Array.from(model.context.problem.people, (person) => person.limits.minMinutes ?? 0);
    if (least.every((limit) => limit <= 0)) return null;
    const minutes = rowMinutes(model);
    return (row) => {
      const below = least[row.person]! - minutes(row);
      return below > 0 ? hoursBegun(below) : 0;
    };
  },
  limits: (model, p) => [
    { of: 'minutes', least: model.context.problem.people[p]?.limits.minMinutes ?? 0, most: Infinity },
  ],
};
