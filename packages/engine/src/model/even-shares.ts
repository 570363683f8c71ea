import { isNight } from '../law/night-work.ts';
import { netMinutes, type Calendar } from '../problem/calendar.ts';
import { employedDays, rolesBetween } from '../problem/employment.ts';
import { endOfDay } from '../problem/day-ends.ts';
import { isOnHoliday, type ProblemIndex } from '../problem/problem-index.ts';
import { openShift } from '../problem/needs.ts';
import type { Debt, Need, Person, Shift } from '../problem/problem.ts';
import { weekendLeaning } from '../problem/weekend-leaning.ts';

/**
 * The even share of each employee (by index in `problem.people`): the required work spread evenly, less their earlier
 * excess (`Person.debt`).
 */
export interface EvenShares {
  /** Net minutes of the period, at most the employee's norm. */
  readonly minutes: readonly number[];
  /** Weekends with work; night shifts, closings and shifts on holidays. */
  readonly weekends: readonly number[];
  readonly nights: readonly number[];
  readonly closings: readonly number[];
  readonly holidays: readonly number[];
}

/** [minutes] Of a full-time week. */
const FULL_TIME_WEEK = 2400;

/** [rounds] Spreading the work role by role mostly converges in half of them. */
const SPREAD_ROUNDS = 12;

/**
 * Spreads the required work over the employees with its roles so that the load relative to the norm is as even as the
 * roles allow (water-filling role by role until it converges). Each share is calculated on first use.
 */
export function evenShares(problemIndex: ProblemIndex): EvenShares {
  const { problem, calendar, needs } = problemIndex;
  const { people } = problem;
  const held = lazy(() => people.map((person) => rolesBetween(person, problem.from, problem.to)));
  const capacity = lazy(() => people.map((person) => capacityOf(person, calendar)));
  const share = (of: keyof Debt, amountByRole: () => ReadonlyMap<string, number>, widths = capacity) =>
    lazy(() => spread(held(), widths(), amountByRole()).map((it, p) => Math.max(0, it - (people[p]?.debt?.[of] ?? 0))));
  const leaningOf = (person: Person | undefined): number => (person ? weekendLeaning(person, calendar) : 1);
  const sumByRole = (amountOf: (need: Need) => number) => () => {
    const sums = new Map<string, number>();
    for (const need of needs.values()) sums.set(need.role, (sums.get(need.role) ?? 0) + need.count * amountOf(need));
    return sums;
  };
  const counting = (counts: (shift: Shift) => boolean) => sumByRole((need) => (counts(openShift(need, '')) ? 1 : 0));
  const minutes = share('minutes', sumByRole(netMinutes));
  const whole = lazy(() => minutes().map((it, p) => Math.round(Math.min(it, people[p]?.normMinutes ?? Infinity))));
  const onWeekends = lazy(() => capacity().map((it, p) => it * leaningOf(people[p])));
  const weekends = share('weekends', () => weekendsByRole(problemIndex), onWeekends);
  const nights = share(
    'nights',
    counting((shift) => isNight(problemIndex, shift)),
  );
  const closings = share(
    'closings',
    counting((shift) => endOfDay(problemIndex, shift) === 'closing'),
  );
  const holidays = share(
    'holidays',
    counting((shift) => isOnHoliday(problemIndex, shift)),
  );
  return {
    get minutes() {
      return whole();
    },
    get weekends() {
      return weekends();
    },
    get nights() {
      return nights();
    },
    get closings() {
      return closings();
    },
    get holidays() {
      return holidays();
    },
  };
}

function lazy<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** By role, the number of employees required on its weekends: for each weekend, the day with the higher requirement. */
function weekendsByRole({ calendar, needs }: ProblemIndex): Map<string, number> {
  const peaks = new Map<string, Map<number, number[]>>();
  for (const need of needs.values()) {
    const day = calendar.indexOf.get(need.date);
    const weekday = day === undefined ? 0 : (calendar.days[day]?.weekday ?? 0);
    if (day === undefined || weekday < 6) continue;
    const week = calendar.weekOf[day] ?? 0;
    const weeks = peaks.get(need.role) ?? new Map<number, number[]>();
    const counts = weeks.get(week) ?? [0, 0];
    counts[weekday - 6] = (counts[weekday - 6] ?? 0) + need.count;
    weeks.set(week, counts);
    peaks.set(need.role, weeks);
  }
  return new Map(
    [...peaks].map(([role, weeks]) => [role, [...weeks.values()].reduce((sum, c) => sum + Math.max(...c), 0)]),
  );
}

function capacityOf(person: Person, calendar: Calendar): number {
  const [first, last] = [calendar.days[calendar.first], calendar.days[calendar.last]];
  const weeks = first && last ? employedDays(person, first.date, last.date) / 7 : 0;
  return person.normMinutes ?? (person.maxMinutesPerWeek ?? FULL_TIME_WEEK) * weeks;
}

/** For each employee, the total over the roles that they hold of their part of each role's amount. */
function spread(
  held: readonly (readonly string[])[],
  capacity: readonly number[],
  amountByRole: ReadonlyMap<string, number>,
): number[] {
  const load = held.map(() => 0);
  const parts = [...amountByRole].map(([role, amount]) => {
    const holders = held.flatMap((roles, p) => (roles.includes(role) && (capacity[p] ?? 0) > 0 ? [p] : []));
    return { amount, holders, given: holders.map(() => 0) };
  });
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    for (const part of parts) {
      part.holders.forEach((p, i) => (load[p] = (load[p] ?? 0) - (part.given[i] ?? 0)));
      part.given = pour(
        part.amount,
        part.holders.map((p) => load[p] ?? 0),
        part.holders.map((p) => capacity[p] ?? 0),
      );
      part.holders.forEach((p, i) => (load[p] = (load[p] ?? 0) + (part.given[i] ?? 0)));
    }
  }
  return load;
}

/** Distributes an amount over containers of the given widths and current contents, so that the levels become even. */
function pour(amount: number, held: readonly number[], width: readonly number[]): number[] {
  const levels = held.map((h, i) => h / (width[i] ?? 1));
  const order = levels.map((_, i) => i).sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
  let wide = 0;
  let volume = amount;
  let level = 0;
  for (const [n, i] of order.entries()) {
    wide += width[i] ?? 0;
    volume += held[i] ?? 0;
    level = volume / wide;
    const next = order[n + 1];
    if (next === undefined || level <= (levels[next] ?? 0)) break;
  }
  return held.map((h, i) => Math.max(0, level * (width[i] ?? 0) - h));
}
