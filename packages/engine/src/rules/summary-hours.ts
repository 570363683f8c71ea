import { netMinutes } from '../model/calendar.ts';
import { rollingCost, rollingFindings, rollingTrack } from './rolling-windows.ts';
import { fromLaw, hoursBegun, type RowRule } from './rule.ts';

/** LT07, DK 115(1): under summary recording at most 52 hours in any 7 consecutive dates. */
export const summaryHours: RowRule = {
  kind: 'row',
  code: 'summary-hours',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? null : fromLaw(law?.summaryHours)),
  judge: (view) =>
    rollingFindings(view, {
      limit: view.context.problem.law?.summaryHours?.maxMinutes ?? Infinity,
      ofShift: ({ shifts }, i) => (shifts[i] ? netMinutes(shifts[i]) : 0),
      amount: hoursBegun,
      name: 'minutes',
    }),
  compile: (model) => {
    const limit = model.context.problem.law?.summaryHours?.maxMinutes ?? Infinity;
    return Math.max(0, ...model.net) * 7 <= limit ? null : rollingCost(model, model.net, limit, hoursBegun);
  },
  track: (model, _person, codes) =>
    rollingTrack(model, codes, model.net, model.context.problem.law?.summaryHours?.maxMinutes ?? Infinity),
};
