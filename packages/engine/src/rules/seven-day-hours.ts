import { netMinutes } from '../model/calendar.ts';
import { rollingCost, rollingFindings, rollingTrack } from './rolling-windows.ts';
import { fromLaw, hoursBegun, type RowRule } from './rule.ts';

/** LT05, DK 114: at most 60 hours in any 7 consecutive dates, overtime and additional work included. */
export const sevenDayHours: RowRule = {
  kind: 'row',
  code: 'seven-day-hours',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.sevenDayHours),
  judge: (view) =>
    rollingFindings(view, {
      limit: view.context.problem.law?.sevenDayHours?.maxMinutes ?? Infinity,
      ofShift: ({ shifts }, i) => (shifts[i] ? netMinutes(shifts[i]) : 0),
      amount: hoursBegun,
      name: 'minutes',
    }),
  compile: (model) => {
    const limit = model.context.problem.law?.sevenDayHours?.maxMinutes ?? Infinity;
    return Math.max(0, ...model.net) * 7 <= limit ? null : rollingCost(model, model.net, limit, hoursBegun);
  },
  track: (model, _person, codes) =>
    rollingTrack(model, codes, model.net, model.context.problem.law?.sevenDayHours?.maxMinutes ?? Infinity),
};
