import { mostMinutes, periodLimitCost, periodLimitFindings } from './period-minutes.ts';
import { always, type RowRule } from './rule.ts';

/** A person's own most net minutes in the period. */
export const maxMinutes: RowRule = {
  kind: 'row',
  code: 'max-minutes',
  family: 'limits',
  binding: always,
  judge: (view) => periodLimitFindings(view, view.person.limits.maxMinutes),
  compile: (model) =>
    periodLimitCost(
      model,
      model.context.problem.people.map((person) => person.limits.maxMinutes),
    ),
  limits: (model, p) => [mostMinutes(model.context.problem.people[p]?.limits.maxMinutes)],
};
