import { periodWeekends, rowWeekends } from './weekends.ts';
import { always, type RowRule } from './rule.ts';

/** The weight of a weekend in days: removing one mostly removes the adjacent run of work days too. */
const DAYS = 2;

/** The employee's maximum number of weekends in the period with work on Saturday or Sunday. */
export const maxWeekends: RowRule = {
  kind: 'row',
  code: 'max-weekends',
  family: 'limits',
  binding: always,
  judge: (view) => {
    const limit = view.person.limits.maxWeekends ?? Infinity;
    const { weekends, shifts } = periodWeekends(view);
    if (weekends <= limit) return [];
    return [
      { date: shifts.at(-1)?.date ?? null, shifts, amount: (weekends - limit) * DAYS, params: { weekends, limit } },
    ];
  },
  compile: (model) => {
    const most = Float64Array.from(model.context.problem.people, (person) => person.limits.maxWeekends ?? Infinity);
    if (most.every((limit) => limit >= model.weeks)) return null;
    const weekends = rowWeekends(model);
    return (row) => Math.max(0, weekends(row) - most[row.person]!) * DAYS;
  },
  limits: (model, p) => [
    { of: 'weekends', least: 0, most: model.context.problem.people[p]?.limits.maxWeekends ?? Infinity },
  ],
};
