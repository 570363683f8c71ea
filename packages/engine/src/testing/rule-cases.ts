import { describe, expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Day, Person, Problem } from '../problem/problem.ts';
import type { Violation } from '../problem/result.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import type { Rule } from '../rules/rule.ts';
import { adult, midnight, shiftOf, world } from './small-world.ts';

/**
 * A roster of one employee, and where and by how much it breaks a rule: written by hand from the article or the rule's
 * sentence, never from what the rule answers.
 */
export interface RuleCase {
  /** What the case shows. */
  name: string;
  shifts: string[];
  person?: Partial<Person>;
  problem?: Partial<Problem>;
  /** The total amount that the rule finds. */
  amount: number;
  /**
   * The dates of the findings, one for each cause: the day of the month, or `the period` if no date is to blame. A
   * shift belongs to the date on which it starts (docs/decisions/003-engine-door.md), and two shifts to that of the
   * second one. A week, seven dates or a run of days have the first of their dates, a sum over the planned period that
   * of its last shift.
   */
  at?: string[];
  /** The shifts that together break it, in all findings. */
  of?: string[] | 'all';
}

/** Tests a rule on rosters; at least one must break it and say where, and one must satisfy it. */
export function ruleCases({ code }: Rule, cases: RuleCase[]): void {
  describe(`${code}`, () => {
    it('has a case that breaks it and says where, and one that keeps it', () => {
      expect(cases.some(({ amount, at = [] }) => amount > 0 && at.length > 0)).toBe(true);
      expect(cases.some(({ amount }) => amount === 0)).toBe(true);
    });

    it.each(cases)('$name', ({ shifts, person, problem, amount, at, of }) => {
      const it = world({ people: [adult(person)], ...problem });
      const roster = shifts.map((text) => shiftOf(text));
      const view = personView(contextOf(it), it.people[0] ?? adult(), 0, roster);
      const found = judgeRoster(view).filter((violation) => violation.rule === code);
      expect(found.reduce((sum, violation) => sum + violation.amount, 0)).toBe(amount);
      if (at) expect(found.map(placeOf).sort()).toEqual(at.toSorted());
      const named = of === 'all' ? shifts : of;
      if (named) expect(new Set(found.flatMap(({ shiftIds }) => shiftIds))).toEqual(new Set(named.map(idOf)));
    });
  });
}

/** The small world's dates are all in one month; another one would stay a whole date. */
function placeOf({ date }: Violation): string {
  return date?.replace(/^2026-03-0?/, '') ?? 'the period';
}

const idOf = (text: string): string => shiftOf(text).id;

/** The same hours on each day of the month in a range. */
export function days(from: number, to: number, hours: string): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${from + i} ${hours}`);
}

/** An employee aged 17 in the small world's month, and one aged 15. */
export const youth: Partial<Person> = { birthDate: '2009-01-15' };
export const child: Partial<Person> = { birthDate: '2011-01-01' };

/** Time off of whole days. */
export function away(from: number, to: number): Partial<Person> {
  return { blocks: [{ start: midnight(from), end: midnight(to), source: 'time_off' }] };
}

/** The small world's days with one of them changed. */
export function withDay(day: number, more: Partial<Day>): Partial<Problem> {
  return { days: world().days.map((it) => (it.date === world().days[day - 2]?.date ? { ...it, ...more } : it)) };
}
