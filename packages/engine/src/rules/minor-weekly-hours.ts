import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { weeklyMinutesCost, weeklyMinutesFindings, weeklyTrack } from './weekly-sums.ts';

/** The most that a person under 18 may work from Monday to Sunday, by their age on the week's first known date. */
export const minorWeeklyHours: RowRule = {
  kind: 'row',
  code: 'minor-weekly-hours',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (view) => weeklyMinutesFindings(view, (week) => limitOf(view.context, view.person, week)),
  compile: (model) => {
    const { context, weeks } = model;
    const limits = new Int32Array(model.people * weeks).fill(-1);
    context.problem.people.forEach((person, p) => {
      for (let week = 0; week < weeks; week++) limits[p * weeks + week] = limitOf(context, person, week) ?? -1;
    });
    return limits.every((limit) => limit < 0) ? null : weeklyMinutesCost(model, limits);
  },
  track: (model, p, codes) => {
    const person = model.context.problem.people[p];
    return person ? weeklyTrack(model, codes, model.net, (week) => limitOf(model.context, person, week)) : null;
  },
};

function limitOf(context: Context, person: Person, week: number): number | null {
  const day = context.calendar.days[context.calendar.weekOf.indexOf(week)];
  return (day && minorLimits(context.problem.law, person, day.date)?.maxMinutesPerWeek) ?? null;
}
