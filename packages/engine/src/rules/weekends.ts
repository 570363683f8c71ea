import type { Context } from '../model/context.ts';
import { STATES_OF } from '../model/parameters.ts';
import type { Calendar } from '../problem/calendar.ts';
import type { Shift } from '../problem/problem.ts';
import { onesIn } from './automaton.ts';
import { dayStates, type DayStates } from './forms/day-states.ts';
import { WEEKENDS } from './forms/quantity.ts';
import { always, type RowRule } from './rule.ts';

declare module '../problem/business-rules.ts' {
  interface BusinessRules {
    /**
     * The minimum weekends without work in any so many consecutive weeks: a shift that starts on Saturday or Sunday is
     * work. `least` is at most `inWeeks`.
     */
    weekendsOff?: { least: number; inWeeks: number };
    /** Employees work on both days of a weekend or on neither, unless the business is closed on one of them. */
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
  numbers: { least: { least: 1, inWeeks: 1 }, ordered: ['least', 'inWeeks'] },
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
    statesOf: ({ calendar }, most) => weekendsOf(calendar, most, most + 1),
  }),
};

/** The state has a bit for each of the last weekends, whether it was worked; each is charged on the day it begins. */
function weekendsOf({ days, first, last, weekOf }: Calendar, most: number, length: number): DayStates[] {
  const isWeekend = (day: number): boolean => (days[day]?.weekday ?? 1) >= SATURDAY;
  const planned = [...days.keys()].filter((day) => day >= first && day <= last && isWeekend(day));
  const weeks = { first: weekOf[planned[0] ?? -1], last: weekOf[planned.at(-1) ?? -1], known: weekOf.at(-1) ?? 0 };
  if (weeks.first === undefined || weeks.last === undefined || most >= length || length > weeks.known + 1) return [];
  const [firstEnd, lastEnd] = [weeks.first, Math.min(weeks.known, weeks.last + length - 1)];
  const isNew = (day: number): boolean => day > 0 && weekOf[day - 1] !== weekOf[day];
  const next = (state: number, day: number, { length: worked }: readonly Shift[]): number => {
    const before = isNew(day) ? (state * 2) % 2 ** length : state;
    return worked > 0 && isWeekend(day) && before % 2 === 0 ? before + 1 : before;
  };
  const beyond = (bits: number): number => Math.max(0, onesIn(bits) - most);
  return [
    {
      start: 0,
      isWide: length > STATES_OF.bits,
      next,
      // The last week of a window charges for it, each day for what it adds.
      amount: (state, day, shifts) => {
        const week = weekOf[day]!;
        if (week < Math.max(firstEnd, length - 1) || week > lastEnd) return 0;
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

/** Both days of a weekend, or neither, if the business has this rule. */
export const completeWeekends: RowRule = {
  code: 'complete-weekends',
  family: 'business',
  binding: always,
  numbers: { least: {}, ordered: null },
  needsWork: true,
  mayStand: true,
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.completeWeekends,
    statesOf: (context) => weekendStates(context, (saturday, sunday) => (saturday === 0) !== (sunday === 0)),
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
      weekendStates(context, (saturday, sunday) => saturday > 0 && sunday > 0 && saturday !== sunday),
    change: () => ({ kind: 'near', reach: 1, weeks: false }),
  }),
};

/**
 * What Saturday and Sunday have is 0 without work, and otherwise says which templates. A weekend is judged by a planned
 * Sunday: the Saturday before it must be known, and both days open. Each is an automaton of its own.
 */
function weekendStates(
  { calendar: { days, first, last } }: Context,
  breaks: (saturday: number, sunday: number) => boolean,
): DayStates[] {
  const numbers = new Map<string, number>();
  const worked = (shifts: readonly Shift[]): number => {
    if (shifts.length === 0) return 0;
    const key = shifts.map(({ template }) => template ?? '').join('\n');
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key)!;
  };
  return [...days.keys()].flatMap((sunday): DayStates[] => {
    const [before, now] = [days[sunday - 1], days[sunday]];
    if (before?.weekday !== SATURDAY || now?.weekday !== SUNDAY || before.closed || now.closed) return [];
    if (sunday < first || sunday > last) return [];
    return [
      {
        start: 0,
        next: (_state, day, shifts) => (day === sunday - 1 ? worked(shifts) : 0),
        amount: (state, day, shifts) => Number(day === sunday && breaks(state, worked(shifts))),
        breach: () => ({ from: sunday - 1, to: sunday, params: {} }),
      },
    ];
  });
}
