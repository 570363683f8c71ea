import { monthNumberOf } from '@pamaina/contract';
import type { LeaveRule } from './leave-rules.ts';

export interface EntitlementFacts {
  rule: LeaveRule;
  /** The entitlement of a whole year in the unit; null: not tracked. */
  yearly: number | null;
  /** The employee's first day, `YYYY-MM-DD`, and the last one; null: none is known. */
  began: string;
  ended: string | null;
  /** The working days of the weeks that were agreed one after the other, each from its first day on; null: always. */
  weeks: readonly { from: string | null; days: number }[];
}

interface Entitlement {
  /** Of the year. */
  whole: number;
  /** What of it is there on a date. */
  earnedBy: (date: string) => number;
}

/**
 * What a year entitles to. By months each month of employment gives a twelfth on its first day, or as much of it as the
 * employment has of its days; else all of it is there from the start, in proportion to the days of employment if the
 * rule says so. Of an entitlement for a week of so many working days each day gives the part that its own week has, so
 * what was earned with one week is the same after a change to another (CJEU C-486/08, C-219/14).
 */
export function entitlementOf(facts: EntitlementFacts, year: number): Entitlement | null {
  const { rule, yearly, began, ended } = facts;
  if (yearly === null) return null;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const employed = (from: string, to: string): [string, string] => [
    began > from ? began : from,
    ended !== null && ended < to ? ended : to,
  ];
  if (!rule.is_earned_monthly) {
    const days = rule.is_pro_rata ? employed(first, last) : ([first, last] as const);
    const whole = round((yearly * daysIn(facts, days)) / lengthOf(first, last));
    return { whole, earnedBy: () => whole };
  }
  const months = monthsOf(year).map(([from, to]) => daysIn(facts, employed(from, to)) / lengthOf(from, to));
  // Rounded when summed up, so that no cents are lost from month to month.
  const after = (count: number) => round((yearly * months.slice(0, count).reduce((sum, part) => sum + part, 0)) / 12);
  const earnedBy = (date: string) => {
    if (date < began || date < first) return 0;
    return after(date > last ? 12 : monthNumberOf(date));
  };
  return { whole: after(12), earnedBy };
}

/** The days of a range, each as the part that its week has of the week of the rule; none of an empty range. */
function daysIn({ rule, weeks }: EntitlementFacts, [from, to]: readonly [string, string]): number {
  const { week_days } = rule;
  if (to < from) return 0;
  if (week_days === null || weeks.length === 0) return lengthOf(from, to);
  let days = 0;
  for (const [index, week] of weeks.entries()) {
    // Days before the first week and after the last one are days of it.
    const since = index === 0 || week.from === null || week.from < from ? from : week.from;
    const next = weeks[index + 1]?.from ?? null;
    const length = lengthOf(since, to) - (next === null || next > to ? 0 : lengthOf(next < from ? from : next, to));
    days += (length * week.days) / week_days;
  }
  return days;
}

/** The first and the last day of each month. */
const monthsOf = (year: number): [string, string][] =>
  Array.from({ length: 12 }, (_, month) => [
    new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  ]);

/** In days; 0 where the end is before the start. */
const lengthOf = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
const round = (amount: number) => Math.round(amount * 100) / 100;
