import type { Model } from '../model/model.ts';
import type { Calendar } from '../problem/calendar.ts';
import type { Shift } from '../problem/problem.ts';
import type { Instant } from '../problem/units.ts';
import type { PersonView } from '../model/person-view.ts';
import { fromLaw, hoursBegun, type Finding, type RowCost, type RowRule } from './rule.ts';
import type { AmountAutomaton } from './automaton.ts';
import {
  edgesOf,
  hasWays,
  hoursLost,
  isKept,
  leastRest,
  restPeriodsOf,
  shortestRest,
  windowsOf,
  WINDOW,
  type Rest,
  type RestPeriod,
} from '../law/rest-periods.ts';
import { restStates } from '../law/rest-states.ts';
import { averagedWeeks, restsOfWeeks } from '../law/average-rest.ts';

const FULL_DAY = 1440;

/**
 * LT16, DK 122(2): in every 7 consecutive dates an uninterrupted rest of at least 35 hours. A rest belongs to such a
 * period if at least 24 of its hours are in it (the 11 hours of daily rest can extend beyond it, as in Directive
 * 2003/88/EC Article 5), so a free date counts at any position, but only if the gap around it is 35 hours long. No work
 * is assumed before the first known date and after the last one. Not a form of runs: a rest is measured in minutes,
 * and where it lies in the period matters as well as its length. A law can count weeks in place of every 7 dates, and
 * name other ways to give the rest (decision 101).
 */
export const weeklyRest: RowRule = {
  kind: 'row',
  code: 'weekly-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.weeklyRest),
  judge: (view) => {
    const { problem } = view.context;
    const limit = leastRest(problem);
    if (limit === null) return [];
    return findingsOf(view, limit, missedPeriods(view));
  },
  compile: (model) => {
    const { calendar, problem } = model.context;
    const limit = leastRest(problem);
    const [from, to] = windowsOf(calendar);
    if (to < from || limit === null) return null;
    if (hasWays(problem)) return periodCost(model);
    // The first window with a rest that starts at the end of a code, and the last one with a rest that ends at its
    // start.
    const firstAfter = Int32Array.from(model.end, (start) => firstWindow(calendar, start));
    const lastBefore = Int32Array.from(model.start, (end) => lastWindow(calendar, end));
    const { start, end } = model;
    return ({ length, code }) => {
      if (length === 0) return 0;
      let held = Math.max(from - 1, lastBefore[code[0]!]!);
      let cost = 0;
      for (let i = 1; i < length; i++) {
        const before = code[i - 1]!;
        const after = code[i]!;
        if (start[after]! - end[before]! < limit) continue;
        const gap = Math.min(firstAfter[before]!, to + 1) - held - 1;
        if (gap > 0) cost += gap;
        held = Math.max(held, lastBefore[after]!);
      }
      const gap = Math.min(firstAfter[code[length - 1]!]!, to + 1) - held - 1;
      return gap > 0 ? cost + gap : cost;
    };
  },
  automata: (model) => {
    const { calendar, problem } = model.context;
    const limit = leastRest(problem);
    const [from, to] = windowsOf(calendar);
    if (to < from || limit === null) return [];
    if (!hasWays(problem)) return [automatonOf(model, limit, from, to)];
    const periods = restPeriodsOf(problem, calendar);
    return periods.length > 0 ? [restStates({ ...model, calendar }, periods)] : [];
  },
};

/**
 * Decision 105, DL 140(6): under summary recording the weekly rest is averaged over the weeks that end on a planned
 * date, so that no other month has to compensate. The rest of a week is its longest unbroken one, of which no more than
 * the daily rest lies outside of it, as in every period of weekly rest. The sums have too many values for pricing,
 * whose rosters are judged afterwards.
 */
export const averageRest: RowRule = {
  kind: 'row',
  code: 'average-rest',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? null : fromLaw(law?.averageRest)),
  judge: ({ context, person, shifts, calendar }) => {
    const limit = context.problem.law?.averageRest?.minMinutes;
    const weeks = limit === undefined ? [] : averagedWeeks(context.problem, calendar, person);
    if (limit === undefined || weeks.length === 0) return [];
    const [starts, ends] = [shifts.map(({ start }) => start), shifts.map(({ end }) => end)];
    const sum = restsOfWeeks(weeks, starts, ends, shifts.length);
    const missing = limit * weeks.length - sum;
    if (missing <= 0) return [];
    const [from, to] = [weeks[0]!.from, weeks.at(-1)!.to];
    const named = shifts.filter(({ start, end }) => end > from && start < to);
    const planned = named.findLast(({ date }) => (calendar.indexOf.get(date) ?? -1) >= calendar.first);
    const params = { minutes: Math.floor(sum / weeks.length), limit };
    return [{ date: planned?.date ?? null, shifts: named, amount: hoursBegun(missing), params }];
  },
  compile: (model) => {
    const { context, start, end, days } = model;
    const limit = context.problem.law?.averageRest?.minMinutes;
    if (limit === undefined) return null;
    const own = context.problem.people.map((person) => averagedWeeks(context.problem, context.calendar, person));
    if (own.every((weeks) => weeks.length === 0)) return null;
    const starts = new Float64Array(days);
    const ends = new Float64Array(days);
    return ({ person, length, code }) => {
      const weeks = own[person]!;
      if (weeks.length === 0) return 0;
      for (let i = 0; i < length; i++) {
        starts[i] = start[code[i]!]!;
        ends[i] = end[code[i]!]!;
      }
      return Math.max(0, hoursBegun(limit * weeks.length - restsOfWeeks(weeks, starts, ends, length)));
    };
  },
};

/**
 * The state contains the last code and the last window with a rest so far; `RESTING` once the rest is long enough,
 * whatever follows. The windows between two rests are charged when the second one is long enough.
 */
function automatonOf(model: Model, limit: number, from: number, to: number): AmountAutomaton {
  const { calendar } = model.context;
  const firstAfter = Int32Array.from(model.end, (start) => firstWindow(calendar, start));
  const lastBefore = Int32Array.from(model.start, (end) => lastWindow(calendar, end));
  const RESTING = 0;
  const width = calendar.days.length + 1;
  // Codes with the same end leave the same rest.
  const alike = new Map<number, number>();
  const like = Int32Array.from(model.end, (end, code) => {
    if (!alike.has(end)) alike.set(end, code);
    return alike.get(end) ?? code;
  });
  const stateOf = (code: number, held: number): number => 1 + like[code]! * width + held + 1;
  const codeOf = (state: number): number => Math.floor((state - 1) / width);
  const heldBy = (state: number): number => ((state - 1) % width) - 1;
  const gapAt = (state: number): number =>
    state === RESTING ? 0 : Math.max(0, Math.min(firstAfter[codeOf(state)]!, to + 1) - heldBy(state) - 1);
  /** Whether the time off since the last code is a long rest when the day begins with `code` or ends free. */
  const isLong = (state: number, day: number, code: number): boolean => {
    const end = code >= 0 ? model.start[code]! : (calendar.days[day + 1]?.startsAt ?? Infinity);
    return state !== RESTING && end - model.end[codeOf(state)]! >= limit;
  };
  const next = (state: number, day: number, code: number): number => {
    if (code < 0) return isLong(state, day, code) ? RESTING : state;
    if (state === RESTING) return stateOf(code, Math.max(from - 1, lastBefore[code]!));
    return stateOf(code, isLong(state, day, code) ? Math.max(heldBy(state), lastBefore[code]!) : heldBy(state));
  };
  return {
    start: RESTING,
    next,
    cost: (state, day, code) => {
      const gap = isLong(state, day, code) ? gapAt(state) : 0;
      return day === model.days - 1 && code >= 0 ? gap + gapAt(next(state, day, code)) : gap;
    },
  };
}

/** The known rests of a roster, in their order; that before the first shift and after the last one are infinite. */
function restsOf({ shifts }: PersonView): Rest[] {
  let end = -Infinity;
  return [...shifts, null].map((next) => {
    const rest = { start: end, end: next?.start ?? Infinity };
    end = Math.max(end, next?.end ?? end);
    return rest;
  });
}

/** A period without a rest, by its first day, and the days whose work takes it away. */
type Missed = Pick<RestPeriod, 'day' | 'days'>;

/** The periods without a rest. */
function missedPeriods(view: PersonView): Missed[] {
  const periods = restPeriodsOf(view.context.problem, view.calendar);
  const shortest = shortestRest(periods);
  const rests = restsOf(view).filter((rest) => rest.end - rest.start >= shortest);
  const [starts, ends] = [rests.map(({ start }) => start), rests.map(({ end }) => end)];
  return periods.filter((period) => !isKept(period, starts, ends, rests.length));
}

/** Adjacent periods without a rest are merged into one finding, so that one cause is reported once. */
function findingsOf({ calendar, shifts, dayOf }: PersonView, limit: number, missed: readonly Missed[]): Finding[] {
  const findings: (Finding & { shifts: Shift[]; next: number })[] = [];
  for (const { day: window, days } of missed) {
    const inside = shifts.filter((_, i) => (dayOf[i] ?? -1) >= days[0] && (dayOf[i] ?? -1) <= days[1]);
    const before = findings.at(-1);
    if (before?.next === window) {
      before.amount++;
      before.next++;
      before.shifts.push(...inside.filter((shift) => !before.shifts.includes(shift)));
    } else {
      const date = calendar.days[window]?.date ?? null;
      findings.push({ date, shifts: inside, amount: 1, params: { limit }, next: window + 1 });
    }
  }
  return findings.map(({ next: _, ...finding }) => finding);
}

/** The number of periods without a rest, for a law that knows other ways to give it. */
function periodCost({ context, days, start, end }: Model): RowCost | null {
  const periods = restPeriodsOf(context.problem, context.calendar);
  const shortest = shortestRest(periods);
  if (periods.length === 0) return null;
  const starts = new Float64Array(days + 1);
  const ends = new Float64Array(days + 1);
  return ({ length, code }) => {
    let rests = 0;
    let last: Instant = -Infinity;
    for (let i = 0; i <= length; i++) {
      const next = i < length ? start[code[i]!]! : Infinity;
      if (next - last >= shortest) {
        starts[rests] = last;
        ends[rests++] = next;
      }
      if (i < length) last = Math.max(last, end[code[i]!]!);
    }
    let cost = 0;
    for (let p = 0; p < periods.length; p++) if (!isKept(periods[p]!, starts, ends, rests)) cost++;
    return cost;
  };
}

/** The part of a rest that must be in the window is 24 hours, or 23 if the clocks go forward in it. */
function liesIn(calendar: Calendar, window: number, rest: Rest): boolean {
  const [from, to] = edgesOf(calendar, window, WINDOW);
  return Math.min(rest.end, to) - Math.max(rest.start, from) >= FULL_DAY - hoursLost(calendar, window, WINDOW);
}

function firstWindow(calendar: Calendar, start: number): number {
  const count = Math.max(0, calendar.days.length - WINDOW + 1);
  for (let window = 0; window < count; window++) if (liesIn(calendar, window, { start, end: Infinity })) return window;
  return count;
}

function lastWindow(calendar: Calendar, end: number): number {
  const count = Math.max(0, calendar.days.length - WINDOW + 1);
  for (let window = count - 1; window >= 0; window--)
    if (liesIn(calendar, window, { start: -Infinity, end })) return window;
  return -1;
}
