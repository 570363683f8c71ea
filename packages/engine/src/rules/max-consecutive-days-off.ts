import { isAway } from '../problem/away-days.ts';
import type { Model } from '../model/model.ts';
import type { Calendar } from '../problem/calendar.ts';
import type { Person } from '../problem/problem.ts';
import { wished, type RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';

/** The employee's maximum consecutive days off within the period. Days of absence do not count and end the run. */
export const maxConsecutiveDaysOff: RowRule = {
  kind: 'row',
  code: 'max-consecutive-days-off',
  family: 'limits',
  binding: wished,
  needsWork: true,
  judge: (view) => {
    const limit = view.person.limits.maxConsecutiveDaysOff;
    if (limit === undefined) return [];
    const { days, first, last } = view.calendar;
    const ends = endsOf(view.calendar, view.person);
    const worked = new Set(view.dayOf);
    const runs: { from: number; days: number }[] = [{ from: first, days: 0 }];
    for (let day = first; day <= last; day++) {
      if (worked.has(day) || ends[day] === 1) runs.push({ from: day + 1, days: 0 });
      else runs.at(-1)!.days++;
    }
    return runs
      .filter((run) => run.days > limit)
      .map((run) => ({
        date: days[run.from]?.date ?? null,
        shifts: [],
        amount: run.days - limit,
        params: { days: run.days, limit },
      }));
  },
  compile: ({ context: { problem, calendar }, days, first, last }: Model) => {
    const most = Float64Array.from(problem.people, (person) => person.limits.maxConsecutiveDaysOff ?? Infinity);
    if (most.every((limit) => limit >= days)) return null;
    const ends = problem.people.map((person) => endsOf(calendar, person));
    return (row) => {
      const limit = most[row.person]!;
      if (limit === Infinity) return 0;
      const ending = ends[row.person]!;
      let amount = 0;
      let off = 0;
      let i = 0;
      for (let day = first; day <= last; day++) {
        while (i < row.length && row.day[i]! < day) i++;
        off = ending[day] === 1 || (i < row.length && row.day[i] === day) ? 0 : off + 1;
        if (off > limit) amount++;
      }
      return amount;
    };
  },
  // The state is the number of days off so far.
  automaton: ({ context: { problem, calendar }, days, first, last }, p) => {
    const person = problem.people[p];
    const limit = person?.limits.maxConsecutiveDaysOff ?? Infinity;
    if (!person || limit >= days) return null;
    const ends = endsOf(calendar, person);
    return {
      start: 0,
      next: (state, day, code) => {
        if (code >= 0 || day < first || day > last || ends[day] === 1) return 0;
        return state >= limit ? BROKEN : state + 1;
      },
    };
  },
};

/** By day: 1 if the employee is absent. */
function endsOf({ days }: Calendar, person: Person): Uint8Array {
  return Uint8Array.from(days, (day) => (isAway(person, day) ? 1 : 0));
}
