import type { Calendar } from '../problem/calendar.ts';
import type { Instant } from '../problem/units.ts';
import { liesIn, type RestPeriod } from './rest-periods.ts';

/** What is known of the rests so far. */
interface Known {
  /** The end of the last work; infinite if it doesn't matter any more. */
  end: Instant;
  /** Periods from this one on are untouched. */
  next: number;
  /** The earlier ones that have no rest yet, and can still have one. */
  open: readonly Open[];
}

/** A period, and how many rests it has by each of its ways; `LOST` where no later rest can count. */
interface Open {
  period: number;
  counts: readonly number[];
}

const LOST = -1;

/** The known days, and by code when its work begins and ends. */
interface Codes {
  calendar: Calendar;
  start: ArrayLike<Instant>;
  end: ArrayLike<Instant>;
}

/** The states of `rules/automaton.ts`, from day to day. */
interface States {
  start: number;
  next: (state: number, day: number, code: number) => number;
  cost: (state: number, day: number, code: number) => number;
}

interface Step {
  to: number;
  charged: number;
}

/**
 * Weekly rest with several ways to give it, as states: the last end of work, and the periods that wait for a rest. A
 * period is charged with the shift that takes away its last way. States are numbered as they are met.
 */
export function restStates({ calendar, start, end }: Codes, periods: readonly RestPeriod[]): States {
  const longest = Math.max(...periods.flatMap(({ ways }) => ways.map(({ least }) => least)));
  const states: Known[] = [];
  const steps: Map<number, Step>[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (known: Known): number => {
    const open = known.open.map(({ period, counts }) => `${period}:${counts.join()}`);
    const key = [known.end, known.next, ...open].join(' ');
    const number = numbers.get(key) ?? states.push(known) - 1;
    if (number === steps.length) steps.push(new Map());
    numbers.set(key, number);
    return number;
  };
  const after = (known: Known, day: number, code: number): { known: Known; charged: number } => {
    const isLast = day === calendar.days.length - 1;
    const midnight = calendar.days[day + 1]?.startsAt ?? Infinity;
    let charged = 0;
    let now = known;
    if (code >= 0) {
      const until = Math.max(known.end, end[code]!);
      const rested = withRest(periods, known, start[code]!);
      const open = withoutLost(periods, touchedBefore(periods, rested, until), until);
      charged = open.lost;
      now = { ...open.known, end: until };
    } else if (!isLast && midnight - known.end >= longest && known.end > -Infinity) {
      const settled = settledBy(periods, known, midnight);
      charged = settled.lost;
      now = settled.known;
    }
    if (isLast) {
      const left = withRest(periods, now, Infinity);
      charged += left.open.length;
      now = { end: -Infinity, next: periods.length, open: [] };
    }
    return { known: now, charged };
  };
  const stepOf = (state: number, day: number, code: number): Step => {
    const key = code >= 0 ? code : -1 - day;
    const memo = steps[state]!.get(key);
    if (memo) return memo;
    const { known, charged } = after(states[state]!, day, code);
    const step = { to: numberOf(known), charged };
    steps[state]!.set(key, step);
    return step;
  };
  return {
    start: numberOf({ end: -Infinity, next: 0, open: [] }),
    next: (state, day, code) => stepOf(state, day, code).to,
    cost: (state, day, code) => stepOf(state, day, code).charged,
  };
}

/** With the periods that begin before an instant among the open ones. */
function touchedBefore(periods: readonly RestPeriod[], known: Known, until: Instant): Known {
  let { next } = known;
  const open = [...known.open];
  for (; next < periods.length && periods[next]!.begin < until; next++)
    open.push({ period: next, counts: periods[next]!.ways.map(() => 0) });
  return { ...known, next, open };
}

/** With the rest from the last work until an instant: periods that have what they need are done with. */
function withRest(periods: readonly RestPeriod[], before: Known, until: Instant): Known {
  const known = touchedBefore(periods, before, until);
  const open = known.open.flatMap(({ period, counts }): Open[] => {
    const { ways } = periods[period]!;
    const now = counts.map((count, i) => (count === LOST ? LOST : count + Number(liesIn(ways[i]!, known.end, until))));
    return now.some((count, i) => count >= ways[i]!.times) ? [] : [{ period, counts: now }];
  });
  return { ...known, open };
}

/** Without what no rest from an instant on can mend. */
function withoutLost(periods: readonly RestPeriod[], known: Known, from: Instant): { known: Known; lost: number } {
  const open = known.open.flatMap(({ period, counts }): Open[] => {
    const { ways } = periods[period]!;
    const now = counts.map((count, i) => (ways[i]!.to - from < ways[i]!.inside ? LOST : count));
    return now.every((count) => count === LOST) ? [] : [{ period, counts: now }];
  });
  return { known: { ...known, open }, lost: known.open.length - open.length };
}

/**
 * A rest that is long enough and still goes on at a midnight: periods that have what they need by it are done with, and
 * when it began is forgotten as soon as it doesn't matter.
 */
function settledBy(periods: readonly RestPeriod[], before: Known, midnight: Instant): { known: Known; lost: number } {
  const { known } = withoutLost(periods, touchedBefore(periods, before, before.end), before.end);
  const { end } = known;
  const waiting = known.open.filter(({ period, counts }) => {
    const { ways } = periods[period]!;
    return !counts.some(
      (count, i) => count + Number(count !== LOST && liesIn(ways[i]!, end, midnight)) >= ways[i]!.times,
    );
  });
  const open = waiting.filter(({ period }) => periods[period]!.ways.some(({ to }) => to > midnight));
  const matters = open.some(({ period, counts }) =>
    counts.some((count, i) => count !== LOST && periods[period]!.ways[i]!.from < end),
  );
  return { known: { ...known, open, end: matters ? end : -Infinity }, lost: waiting.length - open.length };
}
