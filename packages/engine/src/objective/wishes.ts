import { periodMinutes } from '../rules/forms/quantity.ts';
import type { ShiftGoal } from './goal.ts';

/** Employees' shift preferences: a template on a date (`on`), or anything but it (`off`). */
export const wishes: ShiftGoal = {
  kind: 'shift',
  code: 'wishes',
  wanted: (problem) => problem.weights.wishes !== 0 && problem.people.some((person) => person.wishes.length > 0),
  base: ({ calendar, problem }, person) =>
    person.wishes
      .filter(
        (wish) =>
          wish.kind === 'on' && calendar.indexOf.has(wish.date) && wish.date >= problem.from && wish.date <= problem.to,
      )
      .reduce((sum, wish) => sum + wish.weight * (problem.weights.wishes ?? 1), 0),
  ofShift: ({ problem }, person, shift) =>
    person.wishes
      .filter((wish) => wish.date === shift.date && wish.template === shift.template)
      .reduce((sum, { kind, weight }) => sum + (kind === 'on' ? -weight : weight) * (problem.weights.wishes ?? 1), 0),
  judge: (view) => {
    const { problem } = view.context;
    const { shifts } = periodMinutes(view);
    return view.person.wishes.flatMap((wish) => {
      const kept = shifts.find((shift) => shift.date === wish.date && shift.template === wish.template);
      if (wish.date < problem.from || wish.date > problem.to || (wish.kind === 'on') === Boolean(kept)) return [];
      const params = { template: wish.template, kind: wish.kind };
      return [{ date: wish.date, shifts: kept ? [kept] : [], amount: 1, params }];
    });
  },
};
