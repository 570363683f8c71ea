import type { Context } from '../model/context.ts';
import type { Calendar } from '../problem/calendar.ts';
import { isAway } from '../problem/employment.ts';
import type { Shift } from '../problem/problem.ts';
import { onesIn } from './automaton.ts';
import { dayStates, type DayStates } from './forms/day-states.ts';
import { WEEKENDS } from './forms/quantity.ts';
import { always, type RowRule } from './rule.ts';

declare module '../problem/business-rules.ts' {
  interface BusinessRules {
    /**
     * The minimum weekends without work in any so many consecutive weeks: a shift that starts on Saturday or Sunday is
     * work. `least` is at most `inWeeks`, which is at most 52.
     */
    weekendsOff?: { least: number; inWeeks: number };
    /**
     * Employees work on both days of a weekend or on neither, unless the business is closed on one of them, or they
     * are away or not employed on one of them.
     */
    completeWeekends?: Record<string, never>;
    /** Who works on both days of a weekend works the same template. */
    sameWeekendShift?: Record<string, never>;
  }
}

const [SATURDAY, SUNDAY] = [6, 7];

/**
 * At least so many weekends without a shift that starts on Saturday or Sunday in any so many weeks, if the business has
 * this rule. It is judged where all these weeks are known and one has a planned weekend.
 */
export const weekendsOff: RowRule = {
  code: 'weekends-off',
  family: 'business',
  binding: always,
  // More weeks than 52 have no exact state: a number has 53 bits.
  numbers: { least: { least: 1, inWeeks: 1 }, most: { inWeeks: 52 }, ordered: ['least', 'inWeeks'] },
  perUnit: WEEKENDS.perStep,
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.weekendsOff,
    statesOf: ({ calendar }, { least, inWeeks }) => weekendsOf(calendar, Math.max(0, inWeeks - least), inWeeks),
  }),
};

/** The employee's maximum weekends with work in a row, as far as weeks are known. */
export const maxConsecutiveWeekends: RowRule = {
  code: 'max-consecutive-weekends',
  family: 'limits',
  binding: always,
  perUnit: WEEKENDS.perStep,
  ...dayStates({
    termsOf: (_context, person) => person.limits.maxConsecutiveWeekends,
    statesOf: ({ calendar }, most) => weekendRuns(calendar, most),
  }),
};

interface Weekends {
  isWeekend: (day: number) => boolean;
  /** Whether the day begins a week. */
  isNew: (day: number) => boolean;
  /** The weeks of the first and the last planned weekend, and the last known week. */
  first: number;
  last: number;
  known: number;
}

/** Null if no weekend is planned. */
function weekendsIn({ days, first, last, weekOf }: Calendar): Weekends | null {
  const isWeekend = (day: number): boolean => (days[day]?.weekday ?? 1) >= SATURDAY;
  const planned = [...days.keys()].filter((day) => day >= first && day <= last && isWeekend(day));
  const [from, to] = [weekOf[planned[0] ?? -1], weekOf[planned.at(-1) ?? -1]];
  if (from === undefined || to === undefined) return null;
  const isNew = (day: number): boolean => day > 0 && weekOf[day - 1] !== weekOf[day];
  return { isWeekend, isNew, first: from, last: to, known: weekOf.at(-1) ?? 0 };
}

/** [weeks] Whose weekends a state can remember one by one: with more the network of rosters leaves the rule out. */
const MOST_WEEKS = 20;

/** The state has a bit for each of the last weekends, whether it was worked; each is charged on the day it begins. */
function weekendsOf(calendar: Calendar, most: number, length: number): DayStates[] {
  const { weekOf } = calendar;
  const weekends = weekendsIn(calendar);
  if (!weekends || most >= length || length > weekends.known + 1) return [];
  const { isWeekend, isNew } = weekends;
  const lastEnd = Math.min(weekends.known, weekends.last + length - 1);
  const next = (state: number, day: number, { length: worked }: readonly Shift[]): number => {
    const before = isNew(day) ? (state * 2) % 2 ** length : state;
    return worked > 0 && isWeekend(day) && before % 2 === 0 ? before + 1 : before;
  };
  const beyond = (bits: number): number => Math.max(0, onesIn(bits) - most);
  return [
    {
      start: 0,
      isWide: length > MOST_WEEKS,
      next,
      // The last week of a window charges for it, each day for what it adds.
      amount: (state, day, shifts) => {
        const week = weekOf[day]!;
        if (week < Math.max(weekends.first, length - 1) || week > lastEnd) return 0;
        return (beyond(next(state, day, shifts)) - (isNew(day) ? 0 : beyond(state))) * WEEKENDS.perStep;
      },
      breach: (state, day, shifts) => ({
        from: weekOf.indexOf(weekOf[day]! - length + 1),
        to: weekOf.lastIndexOf(weekOf[day]!),
        params: { weekends: onesIn(next(state, day, shifts)), limit: most, weeks: length },
        of: (_shifts, on) => isWeekend(on),
      }),
    },
  ];
}

/**
 * The state is the length of the run of worked weekends, doubled, and 1 more if that of this week is one of them; each
 * weekend beyond the limit is charged on its first day with work, as long as it and those that the limit allows before
 * it include a planned one.
 */
function weekendRuns(calendar: Calendar, most: number): DayStates[] {
  const { weekOf } = calendar;
  const weekends = weekendsIn(calendar);
  if (!weekends || most > weekends.known) return [];
  const { isWeekend, isNew, first, last } = weekends;
  const before = (state: number, day: number): number => (isNew(day) ? (state % 2 === 1 ? state - 1 : 0) : state);
  const next = (state: number, day: number, { length: worked }: readonly Shift[]): number => {
    const now = before(state, day);
    return worked > 0 && isWeekend(day) && now % 2 === 0 ? now + 3 : now;
  };
  const runOf = (state: number): number => Math.floor(state / 2);
  return [
    {
      start: 0,
      next,
      amount: (state, day, shifts) => {
        const week = weekOf[day]!;
        const run = runOf(next(state, day, shifts));
        if (run <= most || run === runOf(before(state, day)) || week < first || week > last + most) return 0;
        return WEEKENDS.perStep;
      },
      breach: (state, day, shifts) => {
        const run = runOf(next(state, day, shifts));
        return {
          from: Math.max(0, weekOf.indexOf(weekOf[day]! - run + 1)),
          to: weekOf.lastIndexOf(weekOf[day]!),
          params: { weekends: run, limit: most },
          of: (_shifts, on) => isWeekend(on),
        };
      },
    },
  ];
}

/**
 * Both days of a weekend, or neither, if the business has this rule. Who is away or not employed on one of them had no
 * choice; nor is a Saturday before the period free by choice if nothing is known of the employee's work before it.
 */
export const completeWeekends: RowRule = {
  code: 'complete-weekends',
  family: 'business',
  binding: always,
  numbers: { least: {}, ordered: null },
  needsWork: true,
  mayStand: true,
  ...dayStates({
    // The weekends of which the employee is away on a day, as text: those with the same ones have the same terms.
    termsOf: ({ problem, calendar: { days } }, person) =>
      problem.rules?.completeWeekends &&
      days
        .flatMap((day, i) => (day.weekday >= SATURDAY && isAway(person, day) ? [i - (day.weekday - SATURDAY)] : []))
        .join(),
    statesOf: (context, terms) => {
      const away = new Set(terms === '' ? [] : terms.split(',').map(Number));
      const weekends = weekendStates(context, (saturday, sunday) => (saturday === 0) !== (sunday === 0));
      return weekends.flatMap(({ sunday, states }) => (away.has(sunday - 1) ? [] : [states]));
    },
    change: () => ({ kind: 'near', reach: 1, weeks: false }),
  }),
};

/** The same template on both days of a weekend, if the business has this rule. */
export const sameWeekendShift: RowRule = {
  code: 'same-weekend-shift',
  family: 'business',
  binding: always,
  numbers: { least: {}, ordered: null },
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.sameWeekendShift,
    statesOf: (context) =>
      weekendStates(context, (saturday, sunday) => saturday > 0 && sunday > 0 && saturday !== sunday).map(
        ({ states }) => states,
      ),
    change: () => ({ kind: 'near', reach: 1, weeks: false }),
  }),
};

/** A Saturday before the period, and no work known before it. */
const UNKNOWN = 1;

/**
 * What Saturday and Sunday have is 0 without work, and otherwise says which templates. A weekend is judged by a planned
 * Sunday: the Saturday before it must be known, and both days open. Each is an automaton of its own.
 */
function weekendStates(
  { calendar: { days, first, last } }: Context,
  breaks: (saturday: number, sunday: number) => boolean,
): { sunday: number; states: DayStates }[] {
  const numbers = new Map<string, number>();
  const worked = (shifts: readonly Shift[]): number => {
    if (shifts.length === 0) return 0;
    const key = shifts.map(({ template }) => template ?? '').join('\n');
    if (!numbers.has(key)) numbers.set(key, UNKNOWN + 1 + numbers.size);
    return numbers.get(key)!;
  };
  return [...days.keys()].flatMap((sunday): { sunday: number; states: DayStates }[] => {
    const [before, now] = [days[sunday - 1], days[sunday]];
    if (before?.weekday !== SATURDAY || now?.weekday !== SUNDAY || before.closed || now.closed) return [];
    if (sunday < first || sunday > last) return [];
    const states: DayStates = {
      start: sunday === first ? UNKNOWN : 0,
      next: (state, day, shifts) => {
        if (day >= sunday) return 0;
        if (shifts.length === 0) return state;
        return day === sunday - 1 ? worked(shifts) : 0;
      },
      amount: (state, day, shifts) => Number(day === sunday && state !== UNKNOWN && breaks(state, worked(shifts))),
      breach: () => ({ from: sunday - 1, to: sunday, params: {} }),
    };
    return [{ sunday, states }];
  });
}
