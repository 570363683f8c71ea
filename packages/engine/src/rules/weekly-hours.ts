import { always, type RowRule } from './rule.ts';
import { weeklyMinutesCost, weeklyMinutesFindings, weeklyTrack } from './weekly-sums.ts';

/** The person's own maximum of hours from Monday to Sunday (Spec section 3), also for a week that the month's border cuts. */
export const weeklyHours: RowRule = {
  kind: 'row',
  code: 'weekly-hours',
  family: 'limits',
  binding: always,
  judge: (view) => weeklyMinutesFindings(view, () => view.person.maxMinutesPerWeek),
  compile: (model) => {
    const { people } = model.context.problem;
    if (people.every((person) => person.maxMinutesPerWeek === null)) return null;
    const limits = new Int32Array(model.people * model.weeks);
    people.forEach((person, p) => limits.fill(person.maxMinutesPerWeek ?? -1, p * model.weeks, (p + 1) * model.weeks));
    return weeklyMinutesCost(model, limits);
  },
  track: (model, person, codes) =>
    weeklyTrack(model, codes, model.net, () => model.context.problem.people[person]?.maxMinutesPerWeek ?? null),
};
