import type { Context } from '../model/context.ts';
import { termsOn } from '../problem/employment.ts';
import { hourlyRateOn } from '../problem/rates.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { overtimeFrom } from '../rules/overtime.ts';
import { MINUTES, periodMinutes, rowSum } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** The cost of hours above the norm, the last ones of the period, in addition to their plain pay (DK 144). */
export const overtimeCost: RowGoal = {
  kind: 'row',
  code: 'overtime-cost',
  wanted: ({ weights, law, people }) =>
    (weights.cost ?? 0) > 0 && law?.pay !== undefined && people.some((person) => person.consents?.overtime),
  penalty: (view) => costOf(view.context, view.person)(periodMinutes(view).minutes),
  compile: (model) => {
    const costs = model.context.problem.people.map((person) => costOf(model.context, person));
    const minutes = rowSum(MINUTES, model);
    return (row) => costs[row.person]!(minutes(row));
  },
  sums: ({ context }, p) => {
    const person = context.problem.people[p];
    return person ? [{ of: 'minutes', cost: costOf(context, person) }] : [];
  },
};

function costOf({ problem }: Context, person: Person): (minutes: number) => number {
  const norm = overtimeFrom(person) ?? Infinity;
  const premium = (problem.law?.pay?.overtime ?? 1) - 1;
  const perMinute = ((rateOf(problem, person) / 100) * premium * (problem.weights.cost ?? 0)) / 60;
  return (minutes) => Math.max(0, minutes - norm) * perMinute;
}

/** The cents of an hour at the end of the period: the person's own rate, else that of the first role which has one. */
function rateOf(problem: Problem, person: Person): number {
  const date = problem.to;
  const rates = termsOn(person, date).roles.map((role) => hourlyRateOn(problem, person, { role, date }));
  return rates.find((rate) => rate !== null) ?? termsOn(person, date).hourlyRateCents ?? 0;
}
