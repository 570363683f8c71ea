import { isAway } from '../problem/employment.ts';
import type { Calendar } from '../problem/calendar.ts';
import type { Person } from '../problem/problem.ts';
import type { PersonView } from '../model/person-view.ts';
import { pricedAt } from '../rules/automaton.ts';
import { WORK_DAYS } from '../rules/forms/quantity.ts';
import { spanAutomata } from '../rules/forms/span-automata.ts';
import { boundWeeks, firstDateOf } from '../rules/forms/week-sum.ts';
import type { Finding } from '../rules/rule.ts';
import type { RowGoal } from './goal.ts';

/**
 * The minimum number of shifts per week for an employee (a goal). Only weeks that are fully in the
 * period count, and a week requires no more shifts than it has dates on which the employee is not absent all day.
 */
export const minShifts: RowGoal = {
  kind: 'row',
  code: 'min-shifts',
  wanted: (problem) => problem.weights.minShifts > 0 && problem.people.some((person) => person.minShiftsPerWeek > 0),
  penalty: (view) => judge(view).reduce((sum, f) => sum + f.amount, 0) * view.context.problem.weights.minShifts,
  judge,
  compile: (model) => {
    const { weeks, weekOf, context } = model;
    const least = new Int32Array(model.people * weeks);
    context.problem.people.forEach((person, p) => {
      for (let week = 0; week < weeks; week++) least[p * weeks + week] = leastShifts(context.calendar, person, week);
    });
    const weight = context.problem.weights.minShifts;
    const counts = new Int32Array(weeks);
    return ({ person, length, day }) => {
      counts.fill(0);
      for (let i = 0; i < length; i++) counts[weekOf[day[i]!]!]!++;
      let missing = 0;
      for (let week = 0; week < weeks; week++) missing += Math.max(0, least[person * weeks + week]! - counts[week]!);
      return missing * weight;
    };
  },
  automata: (model, p, codes) => {
    const person = model.context.problem.people[p];
    if (!person) return [];
    const spans = boundWeeks('least', model).map(({ week, from, to }) => {
      return { from, to, limit: leastShifts(model.context.calendar, person, week) };
    });
    const { minShifts: weight } = model.context.problem.weights;
    const automata = spanAutomata(
      { bound: 'least', of: WORK_DAYS, value: WORK_DAYS.byCode(model), spans },
      model,
      codes,
    );
    return automata.map((automaton) => pricedAt(weight, automaton));
  },
};

function judge(view: PersonView): Finding[] {
  const { calendar, person, shifts } = view;
  const weeks = (calendar.weekOf.at(-1) ?? -1) + 1;
  return Array.from({ length: weeks }, (_, week) => week).flatMap((week) => {
    const limit = leastShifts(calendar, person, week);
    const dates = new Set(
      shifts.filter((_, i) => calendar.weekOf[view.dayOf[i] ?? 0] === week).map((shift) => shift.date),
    );
    if (dates.size >= limit) return [];
    return [
      { date: firstDateOf(view, week), shifts: [], amount: limit - dates.size, params: { count: dates.size, limit } },
    ];
  });
}

function leastShifts(calendar: Calendar, person: Person, week: number): number {
  const days = calendar.days.filter((_, d) => calendar.weekOf[d] === week && d >= calendar.first && d <= calendar.last);
  if (days.length < 7) return 0;
  const away = days.filter((day) => isAway(person, day));
  return Math.min(person.minShiftsPerWeek, 7 - away.length);
}
