import { minutesOf, type ClockTime, type labourCost } from '@pamaina/contract';
import { needOfDays, QUARTERS, type Productivity } from '@pamaina/forecast';
import { addDays, localOf, weekdayOf } from '../../../platform/time/zone.ts';
import type { Work } from '../analytics/index.ts';
import { knownHours, type BusinessDays, type TakingRow } from '../takings/index.ts';

/** What it takes to compare who worked with what came in. */
export interface HourFacts {
  zone: string;
  /** What one employee of each role serves, and what came in of that kind. */
  basis: { kind: string; rows: readonly TakingRow[]; roles: readonly (Productivity & { role: string })[] };
  business: {
    opening: BusinessDays['opening'];
    calendar: readonly { date: string; isHoliday: boolean; isClosed: boolean }[];
  };
}

/** Quarters of an hour in which one more worked than was needed, and one fewer. */
export interface DayHours {
  over: number;
  short: number;
}

interface Compared {
  /** Days whose takings are known by hour. */
  days: Map<string, DayHours>;
  average: labourCost.WorkedCost['hours'];
}

/**
 * Compares what came in with who worked, by quarter of an hour: for each role whose productivity is set, on each day
 * whose takings are known by hour.
 */
export function compareHours({ zone, basis, business }: HourFacts, worked: readonly Work[]): Compared {
  const none = { days: new Map<string, DayHours>(), average: [] };
  const dates = new Set(worked.map(({ date }) => date));
  // Where something came in and nobody worked, the hours aren't known.
  const days = knownHours(basis.rows, {
    opening: business.opening,
    events: new Map(),
    calendar: new Map(business.calendar.map((day) => [day.date, day])),
  }).filter(({ date }) => dates.has(date));
  if (basis.roles.length === 0 || days.length === 0) return none;
  const counts = countWorked(zone, worked);
  const byDate = new Map<string, DayHours>();
  const hours = Array.from({ length: 7 * 24 }, () => ({ needed: 0, worked: 0 }));
  for (const role of basis.roles) {
    // Days apart from each other have no common night.
    const needs = days.map((day) => needOfDays([day], role)[0] ?? []);
    for (const [at, { date }] of days.entries()) {
      const own = counts.get(`${role.role} ${date}`) ?? [];
      const sums = byDate.get(date) ?? { over: 0, short: 0 };
      byDate.set(date, sums);
      for (let quarter = 0; quarter < QUARTERS; quarter++) {
        const [need, there] = [needs[at]?.[quarter] ?? 0, own[quarter] ?? 0];
        sums.over += Math.max(0, there - need);
        sums.short += Math.max(0, need - there);
        const hour = hours[(weekdayOf(date) - 1) * 24 + Math.floor(quarter / 4)];
        if (hour === undefined) continue;
        hour.needed += need / 4;
        hour.worked += there / 4;
      }
    }
  }
  return {
    days: byDate,
    average: averageOf(
      hours,
      days.map(({ date }) => weekdayOf(date)),
    ),
  };
}

function averageOf(
  hours: readonly { needed: number; worked: number }[],
  weekdays: readonly number[],
): Compared['average'] {
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return hours.flatMap(({ needed, worked }, at) => {
    const weekday = Math.floor(at / 24) + 1;
    const days = weekdays.filter((one) => one === weekday).length;
    if (days === 0 || (needed === 0 && worked === 0)) return [];
    return [{ weekday, hour: at % 24, asked_for: hundredths(needed / days), worked: hundredths(worked / days) }];
  });
}

/** How many of a role worked in each quarter of an hour of a date, by `role date`. */
function countWorked(zone: string, worked: readonly Work[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const work of worked) {
    const start = localOf(zone, work.start * 60_000);
    // By the clock on the wall: what came in is known by it.
    const from = Math.round(minutesOf(start.time as ClockTime) / 15);
    const length = Math.round((work.end - work.start) / 15);
    for (let quarter = from; quarter < from + length; quarter++) {
      const key = `${work.role} ${addDays(start.date, Math.floor(quarter / QUARTERS))}`;
      const own = counts.get(key) ?? Array.from({ length: QUARTERS }, () => 0);
      counts.set(key, own);
      own[quarter % QUARTERS] = (own[quarter % QUARTERS] ?? 0) + 1;
    }
  }
  return counts;
}
