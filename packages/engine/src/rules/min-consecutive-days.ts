import { workRuns } from './runs.ts';
import { always, type RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';

/**
 * The employee's minimum consecutive work days. A run that touches the first known day or the period's last one may
 * continue outside and is never too short.
 */
export const minConsecutiveDays: RowRule = {
  kind: 'row',
  code: 'min-consecutive-days',
  family: 'limits',
  binding: always,
  needsWork: true,
  judge: (view) => {
    const limit = view.person.limits.minConsecutiveDays ?? 0;
    const { first, last, days } = view.calendar;
    return workRuns(view).flatMap((run) => {
      const length = run.to - run.from + 1;
      if (length >= limit || run.from === 0 || run.to >= last || run.to < first) return [];
      return [
        {
          date: days[run.from]?.date ?? null,
          shifts: run.shifts,
          amount: limit - length,
          params: { days: length, limit },
        },
      ];
    });
  },
  compile: (model) => {
    const least = Int32Array.from(model.context.problem.people, (person) => person.limits.minConsecutiveDays ?? 0);
    if (least.every((limit) => limit <= 1)) return null;
    const { first, last } = model;
    return ({ person, length, day }) => {
      const limit = least[person]!;
      let cost = 0;
      let from = 0;
      for (let i = 1; i <= length; i++) {
        if (i < length && day[i] === day[i - 1]! + 1) continue;
        if (i - from < limit && day[from]! > 0 && day[i - 1]! < last && day[i - 1]! >= first)
          cost += limit - (i - from);
        from = i;
      }
      return cost;
    };
  },
  // The state is the number of work days so far, at most the limit; a run that started before the known days is long
  // enough.
  automaton: (model, person) => {
    const limit = model.context.problem.people[person]?.limits.minConsecutiveDays ?? 0;
    if (limit <= 1) return null;
    const { first, last } = model;
    return {
      start: limit,
      next: (state, day, code) => {
        if (code >= 0) return Math.min(limit, state + 1);
        return day > 0 && state > 0 && state < limit && day - 1 >= first && day - 1 < last ? BROKEN : 0;
      },
    };
  },
};
