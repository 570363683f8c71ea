import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { firstDateOf, plannedWeeks, weeklyTrack } from './weekly-sums.ts';

/**
 * An employee under 18 has two dates without work from Monday to Sunday, by their age on the week's first known date.
 */
export const minorFreeDays: RowRule = {
  kind: 'row',
  code: 'minor-free-days',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (view) => {
    const [from, to] = plannedWeeks(view.calendar);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((week) => {
      const limit = mostDays(view.context, view.person, week);
      const shifts = view.shifts.filter((_, i) => view.calendar.weekOf[view.dayOf[i] ?? 0] === week);
      const days = new Set(shifts.map((shift) => shift.date)).size;
      return days > limit
        ? [{ date: firstDateOf(view, week), shifts, amount: days - limit, params: { days, limit } }]
        : [];
    });
  },
  compile: (model) => {
    const { context, weeks, weekOf } = model;
    const limits = new Int32Array(model.people * weeks);
    context.problem.people.forEach((person, p) => {
      for (let week = 0; week < weeks; week++) limits[p * weeks + week] = mostDays(context, person, week);
    });
    const [from, to] = plannedWeeks(model);
    if (limits.every((limit) => limit >= 7)) return null;
    return ({ person, length, day }) => {
      let cost = 0;
      let i = 0;
      while (i < length) {
        const week = weekOf[day[i]!]!;
        let days = 0;
        for (; i < length && weekOf[day[i]!] === week; i++) days++;
        const above = days - limits[person * weeks + week]!;
        if (above > 0 && week >= from && week <= to) cost += above;
      }
      return cost;
    };
  },
  automaton: (model, p, codes) => {
    const person = model.context.problem.people[p];
    const one = new Int32Array(model.codes).fill(1);
    return person ? weeklyTrack(model, codes, one, (week) => mostDays(model.context, person, week)) : null;
  },
};

function mostDays(context: Context, person: Person, week: number): number {
  const day = context.calendar.days[context.calendar.weekOf.indexOf(week)];
  const limits = day ? minorLimits(context.problem.law, person, day.date) : null;
  return 7 - (limits?.freeDaysPerWeek ?? 0);
}
