import { isAway } from '../problem/away-days.ts';
import { netMinutes, type Calendar } from '../problem/calendar.ts';
import type { Person } from '../problem/problem.ts';
import { hoursBegun, wished, type RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';
import { firstDateOf } from './weekly-sums.ts';

/**
 * The employee's minimum net minutes from Monday to Sunday, in weeks that are fully in the period, reduced by the share
 * of the days of absence.
 */
export const minWeeklyMinutes: RowRule = {
  kind: 'row',
  code: 'min-weekly-minutes',
  family: 'limits',
  binding: wished,
  needsWork: true,
  judge: (view) =>
    leastByWeek(view.calendar, view.person).flatMap((limit, week) => {
      const shifts = view.shifts.filter((_, i) => view.calendar.weekOf[view.dayOf[i] ?? 0] === week);
      const minutes = shifts.reduce((sum, shift) => sum + netMinutes(shift), 0);
      if (minutes >= limit) return [];
      const params = { minutes, limit };
      return [{ date: firstDateOf(view, week), shifts: [], amount: hoursBegun(limit - minutes), params }];
    }),
  compile: ({ context: { calendar, problem }, people, weeks, weekOf, net }) => {
    const least = new Int32Array(people * weeks);
    problem.people.forEach((person, p) => least.set(leastByWeek(calendar, person), p * weeks));
    if (least.every((limit) => limit <= 0)) return null;
    const sums = new Int32Array(weeks);
    return ({ person, length, code, day }) => {
      sums.fill(0);
      for (let i = 0; i < length; i++) sums[weekOf[day[i]!]!]! += net[code[i]!]!;
      let amount = 0;
      for (let week = 0; week < weeks; week++) {
        const below = least[person * weeks + week]! - sums[week]!;
        if (below > 0) amount += hoursBegun(below);
      }
      return amount;
    };
  },
  // The state is the remaining requirement of the week.
  automaton: ({ context, days, weekOf, net }, p) => {
    const person = context.problem.people[p];
    const least = person ? leastByWeek(context.calendar, person) : [];
    if (least.every((limit) => limit <= 0)) return null;
    return {
      start: 0,
      next: (state, day, code) => {
        if (day === days) return state;
        const week = weekOf[day]!;
        const before = day === 0 || weekOf[day - 1] !== week ? (least[week] ?? 0) : state;
        const left = Math.max(0, before - (code >= 0 ? net[code]! : 0));
        if (day + 1 < days && weekOf[day + 1] === week) return left;
        return left > 0 ? BROKEN : 0;
      },
    };
  },
};

function leastByWeek({ days, weekOf, first, last }: Calendar, person: Person): number[] {
  const least = person.limits.minMinutesPerWeek ?? 0;
  const there = Array.from({ length: (weekOf.at(-1) ?? -1) + 1 }, () => ({ days: 0, free: 0 }));
  days.forEach((day, d) => {
    const week = there[weekOf[d]!];
    if (!week || d < first || d > last) return;
    week.days++;
    if (least > 0 && !isAway(person, day)) week.free++;
  });
  return there.map((week) => (week.days < 7 ? 0 : Math.floor((least * week.free) / 7)));
}
