import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import { periodMinutes } from './period-minutes.ts';
import type { RowCost } from './rule.ts';

/** Weekends of the period in which the employee starts a shift on Saturday or Sunday, and those shifts. */
export function periodWeekends(view: PersonView) {
  const { days, indexOf, weekOf } = view.calendar;
  const dayOf = (date: string) => indexOf.get(date) ?? -1;
  const shifts = periodMinutes(view).shifts.filter((shift) => (days[dayOf(shift.date)]?.weekday ?? 1) >= 6);
  return { shifts, weekends: new Set(shifts.map((shift) => weekOf[dayOf(shift.date)])).size };
}

/** The number of such weekends in a row. */
export function rowWeekends(model: Model): RowCost {
  const { first, last } = model;
  const weekend = Int32Array.from(model.context.calendar.days, (day, d) => (day.weekday >= 6 ? model.weekOf[d]! : -1));
  return ({ length, day }) => {
    let weekends = 0;
    let before = -1;
    for (let i = 0; i < length; i++) {
      const week = weekend[day[i]!]!;
      if (week < 0 || week === before || day[i]! < first || day[i]! > last) continue;
      weekends++;
      before = week;
    }
    return weekends;
  };
}
