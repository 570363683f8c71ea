import { always, type RowRule } from './rule.ts';
import { weeklyCountCost, weeklyCountFindings } from './weekly-counts.ts';
import { weeklyTrack } from './weekly-sums.ts';

/** The employee's maximum shifts from Monday to Sunday. */
export const maxWeeklyShifts: RowRule = {
  kind: 'row',
  code: 'max-weekly-shifts',
  family: 'limits',
  binding: always,
  judge: (view) => {
    const limit = view.person.limits.maxShiftsPerWeek;
    return limit === undefined ? [] : weeklyCountFindings(view, limit, () => true);
  },
  compile: (model) => {
    const most = Int32Array.from(model.context.problem.people, (person) => person.limits.maxShiftsPerWeek ?? 7);
    return most.every((limit) => limit >= 7) ? null : weeklyCountCost(model, new Int32Array(model.codes), 1, most);
  },
  automaton: (model, person, codes) => {
    const limit = model.context.problem.people[person]?.limits.maxShiftsPerWeek ?? null;
    return weeklyTrack(model, codes, new Int32Array(model.codes).fill(1), () => limit);
  },
};
