import { netMinutes } from '../problem/calendar.ts';
import type { Context } from '../model/context.ts';
import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { LocalDate, Person } from '../problem/problem.ts';
import { hoursBegun, type Finding, type RowCost, type RowRule } from './rule.ts';
import { BROKEN, type RuleAutomaton } from './automaton.ts';

/** The indices of the Monday-to-Sunday weeks with a planned date, first to last. */
export function plannedWeeks(of: { first: number; last: number; weekOf: ArrayLike<number> }): [number, number] {
  return of.last < of.first ? [0, -1] : [of.weekOf[of.first] ?? 0, of.weekOf[of.last] ?? -1];
}

/** The first known date of a week. */
export function firstDateOf(view: PersonView, week: number): LocalDate {
  return view.calendar.days[view.calendar.weekOf.indexOf(week)]?.date ?? '';
}

/** Weeks in which the employee's net minutes exceed the week's limit (null: none). */
function weeklyMinutesFindings(view: PersonView, limitOf: (week: number) => number | null): Finding[] {
  const findings: Finding[] = [];
  const [from, to] = plannedWeeks(view.calendar);
  for (let week = from; week <= to; week++) {
    const limit = limitOf(week);
    const shifts = view.shifts.filter((_, i) => view.calendar.weekOf[view.dayOf[i] ?? 0] === week);
    const minutes = shifts.reduce((sum, shift) => sum + netMinutes(shift), 0);
    if (limit === null || minutes <= limit) continue;
    const params = { minutes, limit };
    findings.push({ date: firstDateOf(view, week), shifts, amount: hoursBegun(minutes - limit), params });
  }
  return findings;
}

/** The same over a row; `limits` by `person * weeks + week`, a negative one means none. */
function weeklyMinutesCost(model: Model, limits: Int32Array): RowCost {
  const { net, weekOf, weeks } = model;
  const [from, to] = plannedWeeks(model);
  return ({ person, length, code, day }) => {
    let cost = 0;
    let i = 0;
    while (i < length) {
      const week = weekOf[day[i]!]!;
      let sum = 0;
      while (i < length && weekOf[day[i]!] === week) sum += net[code[i++]!]!;
      const limit = limits[person * weeks + week]!;
      if (limit >= 0 && sum > limit && week >= from && week <= to) cost += hoursBegun(sum - limit);
    }
    return cost;
  };
}

/**
 * The parts of a rule that limits the net minutes from Monday to Sunday: the employee's maximum in a week, null for
 * none.
 */
export function weeklyLimit(
  limitOf: (context: Context, person: Person, week: number) => number | null,
): Required<Pick<RowRule, 'judge' | 'compile' | 'automaton' | 'weeklyMost'>> {
  return {
    judge: (view) => weeklyMinutesFindings(view, (week) => limitOf(view.context, view.person, week)),
    compile: (model) => {
      const { context, weeks } = model;
      const limits = new Int32Array(model.people * weeks).fill(-1);
      context.problem.people.forEach((person, p) => {
        for (let week = 0; week < weeks; week++) limits[p * weeks + week] = limitOf(context, person, week) ?? -1;
      });
      return limits.every((limit) => limit < 0) ? null : weeklyMinutesCost(model, limits);
    },
    automaton: (model, p, codes) => {
      const person = model.context.problem.people[p];
      return person ? weeklyTrack(model, codes, model.net, (week) => limitOf(model.context, person, week)) : null;
    },
    weeklyMost: limitOf,
  };
}

/**
 * A sum from Monday to Sunday as day-by-day states: `value` by code, the limit by week (null: none). The state is the
 * remainder of the limit, clipped.
 */
export function weeklyTrack(
  model: Model,
  codes: readonly number[],
  value: Int32Array,
  limitOf: (week: number) => number | null,
): RuleAutomaton | null {
  const [from, to] = plannedWeeks(model);
  const longest = codes.reduce((most, code) => Math.max(most, value[code]!), 0);
  const lengths = Array.from({ length: model.weeks }, () => 0);
  const left = Array.from(model.weekOf, (week) => -++lengths[week]!).map(
    (place, day) => lengths[model.weekOf[day]!]! + place,
  );
  // The excess of a week of maximum days: each shorter day pays off part of it.
  const debts = lengths.map((length, week) => {
    const limit = week >= from && week <= to ? limitOf(week) : null;
    return limit === null ? 0 : Math.max(0, length * longest - limit);
  });
  if (debts.every((debt) => debt === 0)) return null;
  return {
    start: 0,
    next: (state, day, code) => {
      if (day === model.days) return state;
      const week = model.weekOf[day]!;
      const before = day === 0 || model.weekOf[day - 1] !== week ? debts[week]! : state;
      const owed = Math.max(0, before - longest + (code >= 0 ? value[code]! : 0));
      return owed > left[day]! * longest ? BROKEN : owed;
    },
  };
}
