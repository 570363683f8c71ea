import { rollingCost, rollingFindings, rollingTrack } from './rolling-windows.ts';
import { fromLaw, type RowRule } from './rule.ts';

const above = (days: number): number => days;

/** LT06, DK 114: at most 6 work days in any 7 consecutive dates. */
export const workDays: RowRule = {
  kind: 'row',
  code: 'work-days',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.workDays),
  judge: (view) =>
    rollingFindings(view, {
      limit: view.context.problem.law?.workDays?.maxDays ?? Infinity,
      // Two shifts that start on one date are one work day.
      ofShift: ({ dayOf }, i) => (i > 0 && dayOf[i - 1] === dayOf[i] ? 0 : 1),
      amount: above,
      name: 'days',
    }),
  compile: (model) => {
    const limit = model.context.problem.law?.workDays?.maxDays ?? Infinity;
    if (limit >= 7) return null;
    return rollingCost(model, new Int32Array(model.codes).fill(1), new Float64Array(model.people).fill(limit), above);
  },
  automaton: (model, _person, codes) => {
    const limit = model.context.problem.law?.workDays?.maxDays ?? Infinity;
    return rollingTrack(model, codes, new Int32Array(model.codes).fill(1), limit);
  },
};
