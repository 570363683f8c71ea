import type { LawPack } from '../problem/law-pack.ts';
import type { Calendar } from '../problem/calendar.ts';
import type { Problem } from '../problem/problem.ts';
import type { Instant, LocalDate, Minutes } from '../problem/units.ts';

/** The dates of a period of weekly rest. */
export const WINDOW = 7;
const FULL_DAY = 1440;

/** A rest, or the time without work at an end of the known days, which is then infinite. */
export interface Rest {
  start: Instant;
  end: Instant;
}

/**
 * One way to give the rest of a period: so many rests of at least `least`, with `inside` of each between two instants.
 */
export interface Way {
  times: number;
  least: Minutes;
  inside: Minutes;
  from: Instant;
  to: Instant;
}

/** A period that has its rest in one of some ways, the first of them within its own 7 dates. */
export interface RestPeriod {
  day: number;
  ways: readonly Way[];
  /** The first and last day of all ways: work on any of them can take the rest away. */
  days: readonly [first: number, last: number];
  /** The earliest start of a way. */
  begin: Instant;
}

type WeeklyRest = NonNullable<LawPack['weeklyRest']>;

/** In minutes, by the law of the first planned day: a law that changes later holds from the next period on. */
export function leastRest({ law, regime }: Pick<Problem, 'law' | 'regime'>): Minutes | null {
  const of = law?.weeklyRest;
  return (regime === 'fixed' ? of?.fixedMinutes : of?.summaryMinutes) ?? of?.minMinutes ?? null;
}

/** The shortest rest that counts in some way: shorter ones needn't be looked at. */
export const shortestRest = (periods: readonly RestPeriod[]): Minutes =>
  Math.min(...periods.flatMap(({ ways }) => ways.map(({ least }) => least)));

/** Whether the rest can be given in another way, or in weeks only: the law then isn't about every 7 dates alone. */
export function hasWays({ law }: Pick<Problem, 'law'>): boolean {
  return law?.weeklyRest?.instead !== undefined || law?.weeklyRest?.countedFrom !== undefined;
}

/** The judged periods, by their first day: complete ones among the known days that contain a planned date. */
export function windowsOf(calendar: Calendar): [number, number] {
  return [Math.max(0, calendar.first - WINDOW + 1), Math.min(calendar.last, calendar.days.length - WINDOW)];
}

const known = new WeakMap<Calendar, { problem: Problem; periods: readonly RestPeriod[] }>();

/**
 * The periods of a problem and how each can have its rest, in the order of their days. Everybody has the same ones, so
 * they are made once.
 */
export function restPeriodsOf(problem: Problem, calendar: Calendar): readonly RestPeriod[] {
  const made = known.get(calendar);
  if (made?.problem === problem) return made.periods;
  const periods = periodsOf(problem, calendar);
  known.set(calendar, { problem, periods });
  return periods;
}

function periodsOf(problem: Problem, calendar: Calendar): RestPeriod[] {
  const law = problem.law?.weeklyRest;
  const least = leastRest(problem);
  if (!law || least === null) return [];
  const [from, to] = windowsOf(calendar);
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const counted = days.filter(
    (day) => law.countedFrom === undefined || since(law.countedFrom, calendar, day) % 7 === 0,
  );
  return counted.map((day) => {
    // What is planned later could take the rest away again, so only planned dates can replace it.
    const others = otherWays(law, calendar, day).filter(
      ({ first, length }) => first >= 0 && first + length - 1 <= calendar.last,
    );
    const all = [{ first: day, length: WINDOW, times: 1, least }, ...others];
    const ways = all.map(({ first, ...way }) => wayIn(calendar, first, way));
    return {
      day,
      ways,
      days: [
        Math.min(...all.map(({ first }) => first)),
        Math.max(...all.map(({ first, length }) => first + length - 1)),
      ],
      begin: Math.min(...ways.map((way) => way.from)),
    };
  });
}

interface Terms {
  length: number;
  times: number;
  least: Minutes;
}

function otherWays({ instead = {}, countedFrom }: WeeklyRest, calendar: Calendar, day: number) {
  const next = day + WINDOW;
  // A period of 14 days begins with every other period, or with any date.
  const isSecond = countedFrom !== undefined && since(countedFrom, calendar, day) % 14 !== 0;
  const both = isSecond ? day - WINDOW : day;
  const all: [Minutes | undefined, { first: number; length: number; times: number }][] = [
    [instead.onceIn14Minutes, { first: both, length: 2 * WINDOW, times: 1 }],
    [instead.twiceIn14Minutes, { first: both, length: 2 * WINDOW, times: 2 }],
    [instead.onceInNext7Minutes, { first: next, length: WINDOW, times: 1 }],
    [instead.twiceInNext7Minutes, { first: next, length: WINDOW, times: 2 }],
  ];
  return all.flatMap(([least, way]) => {
    if (least === undefined) return [];
    return { ...way, least, days: way.times === 1 ? 2 : 1 };
  });
}

/**
 * A day of each rest lies in its period, two of one that replaces two: the hours of daily rest can extend beyond it.
 */
function wayIn(calendar: Calendar, first: number, { length, times, least, days = 1 }: Terms & { days?: number }): Way {
  const [from, to] = edgesOf(calendar, first, length);
  const inside = days * FULL_DAY - hoursLost(calendar, first, length);
  return { times, least, inside, from, to };
}

/** Days from a date to a known day; never negative. */
function since(date: LocalDate, { days }: Calendar, day: number): number {
  const count = Math.round((Date.parse(days[day]?.date ?? date) - Date.parse(date)) / 86_400_000);
  return ((count % 14) + 14) % 14;
}

/** The minutes that the clocks skip in some days: a free date then has 23 hours. */
export function hoursLost(calendar: Calendar, first: number, length: number): Minutes {
  return calendar.days
    .slice(first, first + length)
    .reduce((sum, day) => sum + Math.max(0, day.clockChange?.by ?? 0), 0);
}

/** The start and end of some days. */
export function edgesOf(calendar: Calendar, first: number, length: number): [Instant, Instant] {
  const last = calendar.days[first + length - 1];
  const end = (last?.startsAt ?? 0) + FULL_DAY - (last?.clockChange?.by ?? 0);
  return [calendar.days[first]?.startsAt ?? 0, calendar.days[first + length]?.startsAt ?? end];
}

/** Whether a rest counts in a way. */
export function liesIn({ least, inside, from, to }: Way, start: Instant, end: Instant): boolean {
  return end - start >= least && Math.min(end, to) - Math.max(start, from) >= inside;
}

/** Whether a period has its rest, of rests in their order. */
export function isKept({ ways }: RestPeriod, starts: ArrayLike<Instant>, ends: ArrayLike<Instant>, count: number) {
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w]!;
    let found = 0;
    for (let i = 0; i < count && found < way.times && starts[i]! < way.to; i++)
      if (ends[i]! > way.from && liesIn(way, starts[i]!, ends[i]!)) found++;
    if (found >= way.times) return true;
  }
  return false;
}
