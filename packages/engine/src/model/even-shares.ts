import { netMinutes, type Calendar } from './calendar.ts';
import type { Need, Person, Problem } from './problem.ts';

/** What each person (by place in `problem.people`) would have if the needed work were spread evenly. */
export interface EvenShares {
  /** Net minutes of the period. */
  minutes: readonly number[];
  /** Weekends with work. */
  weekends: readonly number[];
}

const ROUNDS = 12;
const FULL_TIME_WEEK = 2400;

/**
 * Spreads the needed work over the people who hold its roles so that everybody's load against their norm is as even as the roles
 * allow (water-filling role by role until it settles). Nobody's share exceeds their norm.
 */
export function evenShares(problem: Problem, calendar: Calendar, needs: readonly Need[]): EvenShares {
  const capacity = problem.people.map((person) => capacityOf(person, calendar));
  const minutesByRole = new Map<string, number>();
  const weekendPeaks = new Map<string, Map<number, number[]>>();
  for (const need of needs) {
    minutesByRole.set(need.role, (minutesByRole.get(need.role) ?? 0) + need.count * netMinutes(need));
    const day = calendar.indexOf.get(need.date);
    const weekday = day === undefined ? 0 : (calendar.days[day]?.weekday ?? 0);
    if (day === undefined || weekday < 6) continue;
    const week = calendar.weekOf[day] ?? 0;
    const weeks = weekendPeaks.get(need.role) ?? new Map<number, number[]>();
    const counts = weeks.get(week) ?? [0, 0];
    counts[weekday - 6] = (counts[weekday - 6] ?? 0) + need.count;
    weekendPeaks.set(need.role, weeks.set(week, counts));
  }
  const weekendsByRole = new Map(
    [...weekendPeaks].map(([role, weeks]) => [role, [...weeks.values()].reduce((sum, c) => sum + Math.max(...c), 0)]),
  );
  const minutes = spread(problem.people, capacity, minutesByRole);
  return {
    minutes: minutes.map((share, p) => Math.round(Math.min(share, problem.people[p]?.normMinutes ?? Infinity))),
    weekends: spread(problem.people, capacity, weekendsByRole),
  };
}

function capacityOf(person: Person, calendar: Calendar): number {
  const weeks = Math.max(0, calendar.last - calendar.first + 1) / 7;
  return person.normMinutes ?? (person.maxMinutesPerWeek ?? FULL_TIME_WEEK) * weeks;
}

/** For each person the sum over their roles of what they get of each role's amount. */
function spread(
  people: readonly Person[],
  capacity: readonly number[],
  amountByRole: ReadonlyMap<string, number>,
): number[] {
  const load = people.map(() => 0);
  const parts = [...amountByRole].map(([role, amount]) => {
    const holders = people.flatMap((person, p) => (person.roles.includes(role) && (capacity[p] ?? 0) > 0 ? [p] : []));
    return { amount, holders, given: holders.map(() => 0) };
  });
  for (let round = 0; round < ROUNDS; round++) {
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

/** Pours an amount into vessels of the given widths that already hold something, so that the levels become even. */
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
