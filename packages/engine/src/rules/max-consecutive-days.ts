import { workRuns } from './runs.ts';
import { always, type RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';

/** The employee's maximum consecutive work days; history counts. */
export const maxConsecutiveDays: RowRule = {
  kind: 'row',
  code: 'max-consecutive-days',
  family: 'limits',
  binding: always,
  judge: (view) => {
    const limit = view.person.limits.maxConsecutiveDays ?? Infinity;
    const { first, last, days } = view.calendar;
    return workRuns(view).flatMap((run) => {
      const length = run.to - run.from + 1;
      if (length <= limit || run.to < first || run.from > last) return [];
      return [
        {
          date: days[run.from]?.date ?? null,
          shifts: run.shifts,
          amount: length - limit,
          params: { days: length, limit },
        },
      ];
    });
  },
  compile: (model) => {
    const most = Float64Array.from(
      model.context.problem.people,
      (person) => person.limits.maxConsecutiveDays ?? Infinity,
    );
    if (most.every((limit) => limit >= model.days)) return null;
    const { first, last } = model;
    return ({ person, length, day }) => {
      const limit = most[person]!;
      let cost = 0;
      let from = 0;
      for (let i = 1; i <= length; i++) {
        if (i < length && day[i] === day[i - 1]! + 1) continue;
        if (i - from > limit && day[i - 1]! >= first && day[from]! <= last) cost += i - from - limit;
        from = i;
      }
      return cost;
    };
  },
  // The state is the number of work days so far.
  automaton: (model, person) => {
    const limit = model.context.problem.people[person]?.limits.maxConsecutiveDays ?? Infinity;
    if (limit >= model.days) return null;
    return {
      start: 0,
      next: (state, day, code) => {
        if (code < 0) return 0;
        return state >= limit && day >= model.first && day - state <= model.last ? BROKEN : state + 1;
      },
    };
  },
};
