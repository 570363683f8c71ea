import { netMinutes } from '../model/calendar.ts';
import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import { hoursBegun, type Finding, type RowCost } from './rule.ts';
import type { Limit } from './track.ts';

/** The shifts of the planned period and their net minutes. */
export function periodMinutes(view: PersonView) {
  const { first, last } = view.calendar;
  const shifts = view.shifts.filter((_, i) => (view.dayOf[i] ?? -1) >= first && (view.dayOf[i] ?? -1) <= last);
  return { shifts, minutes: shifts.reduce((sum, shift) => sum + netMinutes(shift), 0) };
}

/** More net minutes in the period than the limit. */
export function periodLimitFindings(view: PersonView, limit: number | null | undefined): Finding[] {
  const { shifts, minutes } = periodMinutes(view);
  if (limit === null || limit === undefined || minutes <= limit) return [];
  const date = shifts.at(-1)?.date ?? null;
  return [{ date, shifts, amount: hoursBegun(minutes - limit), params: { minutes, limit } }];
}

/** Net minutes of a row in the period. */
export function rowMinutes(model: Model): RowCost {
  const { net, first, last } = model;
  return ({ length, code, day }) => {
    let sum = 0;
    for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) sum += net[code[i]!]!;
    return sum;
  };
}

/** The same as `periodLimitFindings` over a row; limits by person, absent ones are no limit. */
export function periodLimitCost(model: Model, limits: (number | null | undefined)[]): RowCost | null {
  if (limits.every((limit) => limit === null || limit === undefined)) return null;
  const most = Float64Array.from(limits, (limit) => limit ?? Infinity);
  const minutes = rowMinutes(model);
  return (row) => {
    const above = minutes(row) - most[row.person]!;
    return above > 0 ? hoursBegun(above) : 0;
  };
}

/** The limit of net minutes in the period; an absent one is none. */
export function mostMinutes(limit: number | null | undefined): Limit {
  return { of: 'minutes', least: 0, most: limit ?? Infinity };
}
