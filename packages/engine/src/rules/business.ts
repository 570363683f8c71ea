import type { Context } from '../model/context.ts';
import type { Calendar } from '../problem/calendar.ts';
import { endOfDay } from '../problem/day-ends.ts';
import type { Sequence, SequencePlace, Shift } from '../problem/problem.ts';
import { isPair } from '../problem/sequences.ts';
import { clockAt } from '../problem/wall-clock.ts';
import { dayStates, mostDistinctInWeek, type DayStates } from './forms/day-states.ts';
import { boundWeeks } from './forms/week-sum.ts';
import { restAfterNights } from './rest.ts';
import { always, type PairRule, type RowRule, type Rule } from './rule.ts';
import { completeWeekends, sameWeekendShift, weekendsOff } from './weekends.ts';

declare module '../problem/business-rules.ts' {
  interface BusinessRules {
    /**
     * Employees who agree can work twice a day: the least and the longest break between the parts, in hours, and so
     * many such days from Monday to Sunday.
     */
    splitDays?: { leastBreak: number; mostBreak: number; mostPerWeek: number };
    /** The maximum different times of day at which an employee starts to work, from Monday to Sunday. */
    startTimes?: { mostPerWeek: number };
    /** The least and most days in a row on which an employee works a template; absent: no limit. */
    templateRuns?: { template: string; least?: number; most?: number }[];
  }
}

/** Anyone who closes a day must not open the next one, if the business has this rule. */
export const closingBeforeOpening: PairRule = {
  kind: 'pair',
  code: 'closing-before-opening',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    if (!context.problem.rules?.closingBeforeOpening) return null;
    if (dayOf(context, next) !== dayOf(context, first) + 1) return null;
    if (endOfDay(context, first) !== 'closing' || endOfDay(context, next) !== 'opening') return null;
    return { date: next.date, shifts: [first, next], amount: 1, params: {} };
  },
};

function dayOf({ calendar }: Context, shift: Shift): number {
  return calendar.indexOf.get(shift.date) ?? -2;
}

/** Pairs of templates that the business excludes on consecutive days. */
export const forbiddenSequence: PairRule = {
  kind: 'pair',
  code: 'forbidden-sequence',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    const { calendar, forbiddenNext } = context;
    if (first.template === null || next.template === null) return null;
    if (!forbiddenNext.get(first.template)?.has(next.template)) return null;
    if ((calendar.indexOf.get(next.date) ?? 0) - (calendar.indexOf.get(first.date) ?? 0) !== 1) return null;
    const params = { first: first.template, next: next.template };
    return { date: next.date, shifts: [first, next], amount: 1, params };
  },
};

/** A sequence of days that isn't wanted: of two templates it is `forbiddenSequence`, of anything else this rule. */
export const forbiddenPattern: RowRule = {
  code: 'forbidden-pattern',
  family: 'business',
  binding: always,
  // A place can be a day off.
  needsWork: true,
  mayStand: true,
  ...dayStates({
    termsOf: ({ problem: { forbiddenSequences } }) => (forbiddenSequences.every(isPair) ? null : forbiddenSequences),
    statesOf: ({ calendar }, sequences) =>
      sequences.filter((sequence) => !isPair(sequence)).map((sequence) => patternStates(calendar, sequence)),
    // A window of days counts those outside as off: a pattern with days off would match at its ends.
    change: ({ problem: { forbiddenSequences } }) =>
      forbiddenSequences.some(hasDayOff) ? undefined : { kind: 'near', reach: 2, weeks: false },
  }),
};

/** The state has a bit for each beginning of the pattern that ends on the day before. */
function patternStates(
  { days, first, last }: Calendar,
  { first: one, next: two, third, weekday }: Sequence,
): DayStates {
  const places = third === undefined ? [one, two] : [one, two, third];
  const end = places.length - 1;
  const next = (state: number, day: number, shifts: readonly Shift[]): number => {
    const begun = weekday === undefined || days[day]?.weekday === weekday ? state * 2 + 1 : state * 2;
    return places.reduce((sum, place, i) => sum + (has(begun, i) && isAt(place, shifts) ? 2 ** i : 0), 0);
  };
  return {
    start: 0,
    next: (state, day, shifts) => next(state, day, shifts) % 2 ** end,
    amount: (state, day, shifts) => Number(day >= first && day - end <= last && has(next(state, day, shifts), end)),
    breach: (_state, day) => ({ from: day - end, to: day, params: { pattern: places.map(nameOf).join(' → ') } }),
  };
}

const hasDayOff = ({ first, next, third }: Sequence): boolean =>
  [first, next, third].some((place) => typeof place === 'object' && !place.work);
const has = (bits: number, i: number): boolean => Math.floor(bits / 2 ** i) % 2 === 1;
const nameOf = (place: SequencePlace): string => (typeof place === 'string' ? place : place.work ? '+' : '–');

function isAt(place: SequencePlace, shifts: readonly Shift[]): boolean {
  if (typeof place === 'string') return shifts.some(({ template }) => template === place);
  return place.work === shifts.length > 0;
}

/** At most so many days in a row with the same template, if the business has such a rule: each day beyond costs one. */
export const maxTemplateDays: RowRule = {
  code: 'max-template-days',
  family: 'business',
  binding: always,
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.templateRuns,
    statesOf: ({ calendar: { first, last } }, runs) =>
      runs.flatMap(({ template, most }): DayStates[] => {
        if (most === undefined) return [];
        // A run that begins after the period is not judged; of days before it only the length matters.
        const length = (state: number, day: number, shifts: readonly Shift[]): number =>
          isAt(template, shifts) && (day <= last || state > 0) ? state + 1 : 0;
        return [
          {
            start: 0,
            next: (state, day, shifts) => Math.min(most, length(state, day, shifts)),
            amount: (state, day, shifts) => Number(day >= first && length(state, day, shifts) > most),
            breach: (_state, day) => ({
              from: day - most,
              to: day,
              params: { template, limit: most },
              of: (shifts) => isAt(template, shifts),
              joins: true,
            }),
          },
        ];
      }),
    change: () => ({ kind: 'near', reach: 1, weeks: false }),
  }),
};

/**
 * At least so many days in a row with the same template, if the business has such a rule. A run that touches the first
 * known day or the period's last one may continue outside and is never too short, unless the problem is isolated.
 */
export const minTemplateDays: RowRule = {
  code: 'min-template-days',
  family: 'business',
  binding: always,
  needsWork: true,
  mayStand: true,
  ...dayStates({
    termsOf: ({ problem }) => problem.rules?.templateRuns,
    statesOf: ({ calendar: { first, last, days }, problem: { isolated } }, runs) =>
      runs.flatMap(({ template, least = 1 }): DayStates[] => {
        if (least <= 1) return [];
        const end = isolated ? days.length - 1 : last;
        /** The days of a run that ends with this day, or has ended on the day before; null if none has. */
        const ended = (state: number, day: number, shifts: readonly Shift[]): number | null => {
          if (!isAt(template, shifts)) return state > 0 && day > first && day <= end ? state : null;
          return isolated && day === end && day >= first ? Math.min(least, state + 1) : null;
        };
        return [
          {
            start: isolated ? 0 : least,
            next: (state, _day, shifts) => (isAt(template, shifts) ? Math.min(least, state + 1) : 0),
            amount: (state, day, shifts) => least - (ended(state, day, shifts) ?? least),
            breach: (state, day, shifts) => {
              const to = isAt(template, shifts) ? day : day - 1;
              const length = ended(state, day, shifts) ?? 0;
              const params = { template, days: length, limit: least };
              return { from: to - length + 1, to, params, of: (own) => isAt(template, own) };
            },
          },
        ];
      }),
    change: () => ({ kind: 'near', reach: 1, weeks: false }),
  }),
};

/** At most so many split days from Monday to Sunday, and never three shifts on one. */
export const splitDays: RowRule = {
  code: 'split-days',
  family: 'business',
  binding: always,
  numbers: { least: { leastBreak: 0, mostBreak: 0, mostPerWeek: 1 }, ordered: ['leastBreak', 'mostBreak'] },
  ...dayStates({
    // For employees who work no split days, other rules judge two shifts on one date.
    termsOf: ({ problem }, { splitsDays }) => (splitsDays ? problem.rules?.splitDays : null),
    statesOf: ({ calendar }, { mostPerWeek: most }) =>
      boundWeeks('most', calendar).map(({ from, to }): DayStates => {
        const isSplit = ({ length }: readonly Shift[]): boolean => length > 1;
        return {
          start: 0,
          next: (count, day, shifts) => (day < from || day >= to ? 0 : count + Number(isSplit(shifts))),
          amount: (count, day, shifts) =>
            day >= from && day <= to && isSplit(shifts) ? shifts.length - 2 + Number(count >= most) : 0,
          // Where there are not too many such days, those with more than two shifts are at fault.
          breach: (count, day) => ({
            from: count >= most ? from : day,
            to: day,
            params: { count: count + 1, limit: most },
            of: isSplit,
          }),
        };
      }),
    change: () => ({ kind: 'near', reach: 0, weeks: true }),
  }),
};

/**
 * At most so many different times of day at which an employee's shifts from Monday to Sunday start; both shifts of a
 * split day count.
 */
export const startTimes: RowRule = {
  code: 'start-times',
  family: 'business',
  binding: always,
  numbers: { least: { mostPerWeek: 1 }, ordered: null },
  ...mostDistinctInWeek(({ problem }) => problem.rules?.startTimes?.mostPerWeek, startTimeOf),
};

/**
 * The time of day, in minutes, at which a shift starts. Null at the moment when the clocks go forward: any time of the
 * hour that is left out starts then.
 */
function startTimeOf({ calendar }: Context, { date, start }: Shift): number | null {
  const day = calendar.days[calendar.indexOf.get(date) ?? -1];
  const isLeftOut = day?.clockChange?.at === start && day.clockChange.by > 0;
  return day && !isLeftOut ? clockAt(day, start) : null;
}

/** The rules that numbers of the business define, in the order of explanations: a new one needs no other list. */
export const rulesWithNumbers: readonly Rule[] = [
  weekendsOff,
  completeWeekends,
  sameWeekendShift,
  restAfterNights,
  splitDays,
  startTimes,
];
