import { dueBreak } from '../law/breaks.ts';
import { leastDailyRest } from '../law/daily-rest.ts';
import { isNight } from '../law/night-work.ts';
import { restsOwed } from '../law/rest-owed.ts';
import type { Context } from '../model/context.ts';
import { netMinutes } from '../problem/calendar.ts';
import type { Shift } from '../problem/problem.ts';
import { areParts } from '../problem/split-day.ts';
import { dayStates, type DayStates } from './forms/day-states.ts';
import { always, fromLaw, hoursBegun, type PairRule, type RowRule, type ShiftRule } from './rule.ts';

declare module '../problem/business-rules.ts' {
  interface BusinessRules {
    /** After so many nights in a row or more, the least hours until the next shift. */
    restAfterNights?: { nights: number; hours: number };
  }
}

/** LT16, DK 122(2): at least 11 hours between two working days; the parts of a split day are one. */
export const dailyRest: PairRule = {
  kind: 'pair',
  code: 'daily-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.dailyRest),
  judge: (context, person, first, next) => {
    if (areParts(context.problem.rules, person, first, next)) return null;
    const limit = leastDailyRest(context.problem.law, context.problem.regime);
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

/**
 * Decision 105: a daily rest that is shorter than usual is made up for by the rests that begin after it, within so many
 * times 24 hours of its end: each of their minutes above the usual rest makes up for one missing minute. Only rest
 * before the end of the planned dates counts, and what is still missing then is a breach. How short a rest may be at
 * all is a limit of two shifts (`daily-rest`). Missing minutes with the earliest end are made up for first, so this
 * succeeds if anything does.
 */
export const madeUpRest: RowRule = {
  code: 'made-up-rest',
  family: 'law',
  binding: ({ law }) => (law?.dailyRest?.madeUp ? fromLaw(law.dailyRest) : null),
  ...dayStates({
    // Employees with split days have states of their own.
    termsOf: ({ problem: { law, rules } }, { splitsDays = false }) =>
      law && (rules?.splitDays && splitsDays ? 'parts' : 'shifts'),
    statesOf: ({ problem, calendar }, terms) =>
      calendar.last < calendar.first ? [] : [restsOwed(problem, calendar, terms === 'parts')],
  }),
};

/** DK 113: the break between the parts of a split day is neither shorter nor longer than the business allows. */
export const splitBreak: PairRule = {
  kind: 'pair',
  code: 'split-break',
  family: 'business',
  binding: always,
  judge: ({ problem: { rules } }, person, first, next) => {
    const split = rules?.splitDays;
    if (!split || !areParts(rules, person, first, next)) return null;
    const minutes = next.start - first.end;
    const [least, most] = [split.leastBreak * 60, split.mostBreak * 60];
    if (minutes < 0 || (minutes >= least && minutes <= most)) return null;
    return { date: next.date, shifts: [first, next], amount: 1, params: { minutes, least, most } };
  },
};

/** DK 114: a split day has no more work than a shift may have. */
export const splitLength: PairRule = {
  kind: 'pair',
  code: 'split-length',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.shiftLength),
  judge: ({ problem: { rules, law } }, person, first, next) => {
    if (!areParts(rules, person, first, next)) return null;
    const [minutes, limit] = [netMinutes(first) + netMinutes(next), law?.shiftLength?.maxMinutes ?? Infinity];
    return minutes <= limit ? null : { date: next.date, shifts: [first, next], amount: 1, params: { minutes, limit } };
  },
};

/** LT17, DK 122: after a shift of more than 12 hours at least 24 hours of rest. */
export const longShiftRest: PairRule = {
  kind: 'pair',
  code: 'long-shift-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.longShiftRest),
  judge: (context, _person, first, next) => {
    const law = context.problem.law?.longShiftRest;
    if (!law || netMinutes(first) <= law.overMinutes) return null;
    const limit = law.minMinutes;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

/**
 * LT18, DK 122: a meal break of at least 30 minutes in a shift of more than 5 hours; 2003/88/EC 4: more than 6. The
 * cause is the template, so it is only a warning.
 */
export const mealBreak: ShiftRule = {
  kind: 'shift',
  code: 'meal-break',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.mealBreak),
  judge: (context, _person, shift) => {
    const due = dueBreak(context.problem.law?.mealBreak, netMinutes(shift));
    if (!due || shift.breakMinutes >= due.minMinutes) return null;
    const { overMinutes: over, minMinutes: limit } = due;
    const params = { minutes: netMinutes(shift), breakMinutes: shift.breakMinutes, over, limit };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};

/**
 * LT18, DK 122: a meal break of at most 2 hours; a longer one makes it a split day. The cause is the template, so it
 * is only a warning.
 */
export const longestBreak: ShiftRule = {
  kind: 'shift',
  code: 'longest-break',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.longestBreak),
  judge: ({ problem }, _person, shift) => {
    const limit = problem.law?.longestBreak?.maxMinutes ?? Infinity;
    const minutes = shift.breakMinutes;
    return minutes <= limit ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};

/**
 * After so many nights in a row or more, at least so many hours until the next shift, if the business has this rule.
 * Nights are in a row if they start on consecutive dates with no other shift between them.
 */
export const restAfterNights: RowRule = {
  code: 'rest-after-nights',
  family: 'business',
  binding: always,
  numbers: { least: { nights: 1, hours: 1 }, ordered: null },
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.restAfterNights,
    statesOf: (context, { nights, hours }) => [nightStates(context, nights, hours * 60)],
    change: ({ problem }) => {
      const { nights = 0, hours = 0 } = problem.rules?.restAfterNights ?? {};
      return { kind: 'near', reach: nights + Math.ceil(hours / 24) + 1, weeks: false };
    },
  }),
};

/** What is known of the last night: its end, how many there are in a row, and whether a day off has ended them. */
interface LastNights {
  end: number;
  run: number;
  isOver: boolean;
}

/** A state is the number under which the last nights were first met; 0 if nothing is asked for. */
function nightStates(context: Context, nights: number, least: number): DayStates {
  const { days, first, last } = context.calendar;
  const known: (LastNights | null)[] = [null];
  const numbers = new Map<string, number>();
  const stateOf = ({ end, run, isOver }: LastNights): number => {
    const key = `${end} ${run} ${isOver}`;
    if (!numbers.has(key)) numbers.set(key, known.push({ end, run, isOver }) - 1);
    return numbers.get(key)!;
  };
  /** Nights after the period are not judged. */
  const judgedUntil = days[last + 2]?.startsAt ?? Infinity;
  const walk = (state: number, day: number, shifts: readonly Shift[]): { state: number; rests: number[] } => {
    let before = known[state] ?? null;
    if (shifts.length === 0) {
      const midnight = days[day + 1]?.startsAt ?? Infinity;
      const isDue = before !== null && before.run >= nights && midnight - before.end < least;
      return { state: before && isDue ? stateOf({ ...before, isOver: true }) : 0, rests: [] };
    }
    const rests: number[] = [];
    shifts.forEach((shift, i) => {
      const isOfNight = isNight(context, shift);
      if (isOfNight && before && !before.isOver) {
        // A second night that starts on the same date is no further one.
        before = { end: shift.end, run: Math.min(nights, before.run + Number(i === 0)), isOver: false };
        return;
      }
      const rest = shift.start - (before?.end ?? -Infinity);
      // Shifts that overlap have a rule of their own.
      if (before && before.run >= nights && before.end < judgedUntil && rest >= 0 && rest < least) rests.push(rest);
      before = isOfNight ? { end: shift.end, run: 1, isOver: false } : null;
    });
    return { state: before ? stateOf(before) : 0, rests };
  };
  return {
    start: 0,
    next: (state, day, shifts) => walk(state, day, shifts).state,
    amount: (state, day, shifts) => (day < first ? 0 : walk(state, day, shifts).rests.length),
    breach: (state, day, shifts) => {
      const end = known[state]?.end ?? 0;
      // A night of twelve hours at most began on the day before its end, or on that day.
      const from = days.findLastIndex(({ startsAt }) => startsAt < end - 720);
      const params = { nights, minutes: walk(state, day, shifts).rests[0] ?? 0, limit: least };
      return { from: Math.max(0, Math.min(from, day)), to: day, params };
    },
  };
}
