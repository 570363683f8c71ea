import { workRuns } from './runs.ts';
import { always, type RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';

/**
 * The employee's minimum consecutive days off between two work days. Days off at the edges of the known days may
 * continue outside.
 */
export const minConsecutiveDaysOff: RowRule = {
  kind: 'row',
  code: 'min-consecutive-days-off',
  family: 'limits',
  binding: always,
  needsWork: true,
  judge: (view) => {
    const limit = view.person.limits.minConsecutiveDaysOff ?? 0;
    const { first, last, days } = view.calendar;
    const runs = workRuns(view);
    return runs.flatMap((run, i) => {
      const next = runs[i + 1];
      if (!next || next.from <= first || run.to >= last) return [];
      const length = next.from - run.to - 1;
      const shifts = [...run.shifts.slice(-1), ...next.shifts.slice(0, 1)];
      const date = days[run.to + 1]?.date ?? null;
      return length < limit ? [{ date, shifts, amount: limit - length, params: { days: length, limit } }] : [];
    });
  },
  compile: (model) => {
    const least = Int32Array.from(model.context.problem.people, (person) => person.limits.minConsecutiveDaysOff ?? 0);
    if (least.every((limit) => limit <= 1)) return null;
    const { first, last } = model;
    return ({ person, length, day }) => {
      const limit = least[person]!;
      let cost = 0;
      for (let i = 1; i < length; i++) {
        const off = day[i]! - day[i - 1]! - 1;
        if (off > 0 && off < limit && day[i]! > first && day[i - 1]! < last) cost += limit - off;
      }
      return cost;
    };
  },
  // The state is the number of days off so far, at most the limit.
  automaton: (model, person) => {
    const limit = model.context.problem.people[person]?.limits.minConsecutiveDaysOff ?? 0;
    if (limit <= 1) return null;
    const { first, last } = model;
    return {
      start: limit,
      next: (state, day, code) => {
        if (code < 0) return Math.min(limit, state + 1);
        return state > 0 && state < limit && day > first && day - state - 1 < last ? BROKEN : 0;
      },
    };
  },
};
