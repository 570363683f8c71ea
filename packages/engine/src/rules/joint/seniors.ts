import type { Context } from '../../model/context.ts';
import { grouped } from '../../problem/grouped.ts';
import { needKey } from '../../problem/needs.ts';
import type { Half, Need, SeniorRule } from '../../problem/problem.ts';
import { always } from '../rule.ts';
import type { JointRule } from '../rule.ts';

/**
 * Experienced employees on a shift: of the places of a template and role on a date, a minimum number is reserved for
 * them. A reserved place without an experienced employee stays open with this reason, and no one else is prevented from
 * working.
 */
export const seniorPresent: JointRule = {
  code: 'senior-present',
  family: 'business',
  binding: always,
  wanted: (problem) => (problem.rules?.seniors ?? []).length > 0,
  judge: (context, shifts) => {
    const byKey = grouped(shifts, needKey);
    return placesOf(context).flatMap(({ rule, date, keys, most }) => {
      const juniors = keys
        .flatMap((key) => byKey.get(key) ?? [])
        .filter(
          ({ employeeId }) => context.people.get(employeeId ?? '') && !context.people.get(employeeId ?? '')?.senior,
        );
      if (juniors.length <= most) return [];
      const params = { template: rule.template, count: juniors.length, places: most, limit: rule.least };
      const employeeId = juniors.at(-1)?.employeeId ?? null;
      return [{ employeeId, date, shifts: juniors, amount: juniors.length - most, params }];
    });
  },
  compile: (model) => {
    const { context, dayStart, shiftOf, parts } = model;
    const juniors = context.problem.people.flatMap((person, p) => (person.senior ? [] : [p]));
    return placesOf(context).map(({ date, keys, most }) => {
      const day = context.calendar.indexOf.get(date) ?? 0;
      const codes: number[] = [];
      for (let code = dayStart[day]!; code < dayStart[day + 1]!; code++) {
        if (parts[code]!.some((part) => keys.includes(needKey(shiftOf[part]!)))) codes.push(code);
      }
      return { most, statements: juniors.map((person) => ({ person, codes, works: true })) };
    });
  },
};

/** By rule and date: the needs concerned, and how many inexperienced employees can be assigned. */
function placesOf({ problem, needs }: Context): { rule: SeniorRule; date: string; keys: string[]; most: number }[] {
  return (problem.rules?.seniors ?? []).flatMap((rule) => {
    const of = [...needs.values()].filter(
      (need) => need.count > 0 && need.template === rule.template && (rule.role === null || need.role === rule.role),
    );
    return [...grouped(of, (need) => need.date)].flatMap(([date, all]) =>
      atOnce(all).map((list) => {
        const count = list.reduce((sum, need) => sum + need.count, 0);
        return { rule, date, keys: list.map(needKey), most: Math.max(0, count - rule.least) };
      }),
    );
  });
}

/**
 * The needs of a day that are worked together. Where places are cut in two, that is at the start of each half; a half
 * after midnight, whose colleagues began the day before, reserves no place.
 */
function atOnce(needs: Need[]): Need[][] {
  if (needs.every(({ half }) => half === undefined)) return [needs];
  const begins = new Set(needs.filter(({ half, start }) => isWithWhole(needs, half, start)).map(({ start }) => start));
  return [...begins].map((at) => needs.filter(({ start, end }) => start <= at && at < end));
}

const isWithWhole = (needs: readonly Need[], half: Half | undefined, start: number): boolean =>
  half?.at !== 2 || needs.some((other) => other.half?.of === half.of && other.start < start);
