import { mostMinutes, periodLimitCost, periodLimitFindings } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** LT15, DK 119: what exceeds the norm of the period is overtime and needs written consent. The planner never plans it; a manager may. */
export const normHours: RowRule = {
  kind: 'row',
  code: 'norm-hours',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.normHours) ?? { severity: 'consent', source: null },
  judge: (view) => periodLimitFindings(view, view.person.normMinutes),
  compile: (model) =>
    periodLimitCost(
      model,
      model.context.problem.people.map((person) => person.normMinutes),
    ),
  limits: (model, p) => [mostMinutes(model.context.problem.people[p]?.normMinutes)],
};
