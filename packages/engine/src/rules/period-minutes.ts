import { netMinutes } from '../problem/calendar.ts';
import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Context } from '../model/context.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { hoursBegun, type Finding, type RowCost, type RowRule } from './rule.ts';

/** The shifts of the planned period and their net minutes. */
export function periodMinutes(view: PersonView) {
  const { first, last } = view.calendar;
  const shifts = view.shifts.filter((_, i) => (view.dayOf[i] ?? -1) >= first && (view.dayOf[i] ?? -1) <= last);
  return { shifts, minutes: shifts.reduce((sum, shift) => sum + netMinutes(shift), 0) };
}

/** Findings for net minutes in the period above the limit. */
function periodLimitFindings(view: PersonView, limit: number | null | undefined): Finding[] {
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

/** The same as `periodLimitFindings` over a row; limits by employee, absent ones are no limit. */
function periodLimitCost(model: Model, limits: (number | null | undefined)[]): RowCost | null {
  if (limits.every((limit) => limit === null || limit === undefined)) return null;
  const most = Float64Array.from(limits, (limit) => limit ?? Infinity);
  const minutes = rowMinutes(model);
  return (row) => {
    const above = minutes(row) - most[row.person]!;
    return above > 0 ? hoursBegun(above) : 0;
  };
}

/** The parts of a rule that limits the net minutes of the period: the employee's maximum, null or absent for none. */
export function mostOfPeriod(
  limitOf: (context: Context, person: Person) => number | null | undefined,
): Required<Pick<RowRule, 'judge' | 'compile' | 'limits'>> {
  return {
    judge: (view) => periodLimitFindings(view, limitOf(view.context, view.person)),
    compile: (model) =>
      periodLimitCost(
        model,
        model.context.problem.people.map((person) => limitOf(model.context, person)),
      ),
    limits: ({ context }, p) => {
      const person = context.problem.people[p];
      return [{ of: 'minutes', least: 0, most: (person && limitOf(context, person)) ?? Infinity }];
    },
  };
}

/** The same for a minimum. */
export function leastOfPeriod(
  limitOf: (problem: Problem, person: Person) => number | undefined,
): Required<Pick<RowRule, 'judge' | 'compile' | 'limits'>> {
  return {
    judge: (view) => {
      const limit = limitOf(view.context.problem, view.person) ?? 0;
      const { minutes } = periodMinutes(view);
      if (minutes >= limit) return [];
      return [{ date: null, shifts: [], amount: hoursBegun(limit - minutes), params: { minutes, limit } }];
    },
    compile: (model) => {
      const { problem } = model.context;
      const least = Float64Array.from(problem.people, (person) => limitOf(problem, person) ?? 0);
      if (least.every((limit) => limit <= 0)) return null;
      const minutes = rowMinutes(model);
      return (row) => {
        const below = least[row.person]! - minutes(row);
        return below > 0 ? hoursBegun(below) : 0;
      };
    },
    limits: ({ context: { problem } }, p) => {
      const person = problem.people[p];
      return [{ of: 'minutes', least: (person && limitOf(problem, person)) ?? 0, most: Infinity }];
    },
  };
}
