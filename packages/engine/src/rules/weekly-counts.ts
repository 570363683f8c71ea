import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Finding, RowCost } from './rule.ts';
import { firstDateOf, plannedWeeks } from './weekly-sums.ts';

/** Weeks from Monday to Sunday with more than `most` counted shifts. */
export function weeklyCountFindings(
  view: PersonView,
  most: number,
  counts: (template: string | null) => boolean,
  params: Record<string, string> = {},
): Finding[] {
  const [from, to] = plannedWeeks(view.calendar);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((week) => {
    const shifts = view.shifts.filter(
      (shift, i) => view.calendar.weekOf[view.dayOf[i] ?? 0] === week && counts(shift.template),
    );
    const count = shifts.length;
    if (count <= most) return [];
    return [{ date: firstDateOf(view, week), shifts, amount: count - most, params: { ...params, count, limit: most } }];
  });
}

/** The same over a row, for several counted kinds: `kindOf` by code (-1: none), `most` by `person * kinds + kind`. */
export function weeklyCountCost(model: Model, kindOf: Int32Array, kinds: number, most: Int32Array): RowCost {
  const [from, to] = plannedWeeks(model);
  const { weekOf } = model;
  const counts = new Int32Array(kinds);
  return ({ person, length, code, day }) => {
    let cost = 0;
    let week = -1;
    for (let i = 0; i < length; i++) {
      const kind = kindOf[code[i]!]!;
      const now = weekOf[day[i]!]!;
      if (kind < 0 || now < from || now > to) continue;
      if (now !== week) counts.fill(0);
      week = now;
      if (++counts[kind]! > most[person * kinds + kind]!) cost++;
    }
    return cost;
  };
}
