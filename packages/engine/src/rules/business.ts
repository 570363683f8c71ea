import type { Context } from '../model/context.ts';
import type { Model } from '../model/model.ts';
import { STATES_OF } from '../model/parameters.ts';
import { endOfDay } from '../problem/day-ends.ts';
import { grouped } from '../problem/grouped.ts';
import type { Person, Shift } from '../problem/problem.ts';
import { clockAt } from '../problem/wall-clock.ts';
import { onesIn, type AmountAutomaton } from './automaton.ts';
import { SHIFTS } from './forms/quantity.ts';
import { spanAutomata } from './forms/span-automata.ts';
import { boundWeeks, firstDateOf } from './forms/week-sum.ts';
import { mostWeekendsInWeeks } from './forms/weekends-in-weeks.ts';
import { always, withChange, type PairRule, type RowCost, type RowRule, type Rule } from './rule.ts';

declare module '../problem/business-rules.ts' {
  interface BusinessRules {
    /**
     * The minimum weekends without work in any so many consecutive weeks: a shift that starts on Saturday or Sunday is
     * work. `least` is at most `inWeeks`.
     */
    weekendsOff?: { least: number; inWeeks: number };
    /**
     * Employees who agree can work twice a day: the least and the longest break between the parts, in hours, and so
     * many such days from Monday to Sunday.
     */
    splitDays?: { leastBreak: number; mostBreak: number; mostPerWeek: number };
    /** The maximum different times of day at which an employee starts to work, from Monday to Sunday. */
    startTimes?: { mostPerWeek: number };
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

/**
 * At least so many weekends without a shift that starts on Saturday or Sunday in any so many weeks, if the business has
 * this rule.
 */
export const weekendsOff: RowRule = {
  code: 'weekends-off',
  family: 'business',
  binding: always,
  numbers: { least: { least: 1, inWeeks: 1 }, ordered: ['least', 'inWeeks'] },
  ...mostWeekendsInWeeks(({ rules }) => {
    const rule = rules?.weekendsOff;
    return rule ? { most: rule.inWeeks - rule.least, inWeeks: rule.inWeeks } : null;
  }),
};

/** At most so many split days from Monday to Sunday, and never three shifts on one. */
export const splitDays: RowRule = {
  kind: 'row',
  code: 'split-days',
  family: 'business',
  binding: always,
  numbers: { least: { leastBreak: 0, mostBreak: 0, mostPerWeek: 1 }, ordered: ['leastBreak', 'mostBreak'] },
  judge: ({ context, calendar, person, shifts, dayOf }) => {
    const most = mostSplitDays(context, person);
    const days = grouped(
      shifts.map((shift, i) => ({ shift, day: dayOf[i] ?? -1 })),
      ({ day }) => day,
    );
    return boundWeeks('most', calendar).flatMap(({ from, to }) => {
      const own = [...days.values()].filter(
        (parts) => parts.length > 1 && parts[0]!.day >= from && parts[0]!.day <= to,
      );
      const beyond = Math.max(0, own.length - most) + own.reduce((sum, parts) => sum + parts.length - 2, 0);
      if (most === Infinity || beyond <= 0) return [];
      // Where there are not too many such days, those with more than two shifts are at fault.
      const guilty = own.length > most ? own : own.filter((parts) => parts.length > 2);
      const parts = guilty.flat().map(({ shift }) => shift);
      return [{ date: parts[0]!.date, shifts: parts, amount: beyond, params: { count: own.length, limit: most } }];
    });
  },
  compile: (model) => {
    const { context, weekOf, parts } = model;
    const most = context.problem.people.map((person) => mostSplitDays(context, person));
    if (parts.every((own) => own.length === 1) || most.every((limit) => limit === Infinity)) return null;
    const isBound = new Set(boundWeeks('most', model).map(({ week }) => week));
    const cost: RowCost = ({ person, length, code, day }) => {
      let [amount, count, week] = [0, 0, -1];
      for (let i = 0; i < length && most[person]! < Infinity; i++) {
        const more = parts[code[i]!]!.length - 1;
        if (more === 0 || !isBound.has(weekOf[day[i]!]!)) continue;
        if (weekOf[day[i]!] !== week) count = 0;
        week = weekOf[day[i]!]!;
        amount += more - (++count > most[person]! ? 0 : 1);
      }
      return amount;
    };
    return withChange(cost, { kind: 'near', reach: 0, weeks: true });
  },
  automata: (model, p, codes) => {
    const limit = mostSplitDays(model.context, model.context.problem.people[p]!);
    if (limit === Infinity) return [];
    const spans = boundWeeks('most', model).map(({ from, to }) => ({ from, to, limit }));
    const split = Int32Array.from(model.parts, (own) => Number(own.length > 1));
    return [...spanAutomata('most', SHIFTS, split, spans, model, codes), ...thirdShifts(model, codes, spans)];
  },
};

/** For employees who work no split days, other rules judge two shifts on one date. */
function mostSplitDays({ problem }: Context, { splitsDays }: Person): number {
  return (splitsDays && problem.rules?.splitDays?.mostPerWeek) || Infinity;
}

/** Each shift of a day after the second one costs. */
function thirdShifts(
  { parts }: Model,
  codes: readonly number[],
  spans: readonly { from: number; to: number }[],
): AmountAutomaton[] {
  if (codes.every((code) => parts[code]!.length < 3)) return [];
  const isIn = (day: number): boolean => spans.some(({ from, to }) => day >= from && day <= to);
  return [
    {
      start: 0,
      next: () => 0,
      cost: (_state, day, code) => (code >= 0 && isIn(day) ? Math.max(0, parts[code]!.length - 2) : 0),
    },
  ];
}

/**
 * At most so many different times of day at which an employee's shifts from Monday to Sunday start; both shifts of a
 * split day count.
 */
export const startTimes: RowRule = {
  kind: 'row',
  code: 'start-times',
  family: 'business',
  binding: always,
  numbers: { least: { mostPerWeek: 1 }, ordered: null },
  judge: (view) => {
    const { calendar, context, shifts, dayOf } = view;
    const most = mostStartTimes(context);
    if (most === Infinity) return [];
    return boundWeeks('most', calendar).flatMap(({ week, from, to }) => {
      const own = shifts.filter((_, i) => dayOf[i]! >= from && dayOf[i]! <= to);
      const count = new Set(own.flatMap((shift) => startTimeOf(context, shift) ?? [])).size;
      if (count <= most) return [];
      return [{ date: firstDateOf(view, week), shifts: own, amount: count - most, params: { count, limit: most } }];
    });
  },
  compile: (model) => {
    const { context, weekOf, parts } = model;
    const most = mostStartTimes(context);
    if (most === Infinity) return null;
    const { times, timeOf } = startTimesOf(model, parts.keys());
    if (times <= most) return null;
    const isBound = new Set(boundWeeks('most', model).map(({ week }) => week));
    /** By start time: the week of a row in which it was last seen; such weeks are numbered over all rows. */
    const seenIn = new Float64Array(times);
    let current = 0;
    const cost: RowCost = ({ length, code, day }) => {
      let [amount, count, week] = [0, 0, -1];
      for (let i = 0; i < length; i++) {
        if (!isBound.has(weekOf[day[i]!]!)) continue;
        if (weekOf[day[i]!] !== week) [week, count, current] = [weekOf[day[i]!]!, 0, current + 1];
        for (const part of parts[code[i]!]!) {
          const time = timeOf[part]!;
          if (time < 0 || seenIn[time] === current) continue;
          seenIn[time] = current;
          if (++count > most) amount++;
        }
      }
      return amount;
    };
    return withChange(cost, { kind: 'near', reach: 0, weeks: true });
  },
  // One for each week: where fixed shifts break the rule already, pricing leaves out that week alone.
  automata: (model, _person, codes) => {
    const most = mostStartTimes(model.context);
    if (most === Infinity) return [];
    return boundWeeks('most', model).flatMap(({ from, to }) => startTimesOfWeek(model, codes, { from, to, most }));
  },
};

function mostStartTimes({ problem }: Context): number {
  return problem.rules?.startTimes?.mostPerWeek ?? Infinity;
}

/**
 * The time of day, in minutes, at which a shift starts. Null at the moment when the clocks go forward: any time of the
 * hour that is left out starts then.
 */
function startTimeOf({ calendar }: Context, { date, start }: Shift): number | null {
  const day = calendar.days[calendar.indexOf.get(date) ?? -1];
  const isLeftOut = day?.clockChange?.at === start && day.clockChange.by > 0;
  return day && !isLeftOut ? clockAt(day, start) : null;
}

/** How many different start times some codes have, and by code of a duty its number, -1 for none. */
function startTimesOf({ context, shiftOf, parts }: Model, codes: Iterable<number>) {
  const numbers = new Map<number, number>();
  const timeOf = new Int32Array(shiftOf.length).fill(-1);
  for (const part of new Set(Array.from(codes, (code) => parts[code]!).flat())) {
    const time = startTimeOf(context, shiftOf[part]!);
    if (time === null) continue;
    timeOf[part] = numbers.get(time) ?? numbers.size;
    numbers.set(time, timeOf[part]!);
  }
  return { times: numbers.size, timeOf };
}

/** The state has a bit for each start time of the week so far. */
function startTimesOfWeek(
  model: Model,
  codes: readonly number[],
  { from, to, most }: { from: number; to: number; most: number },
): AmountAutomaton[] {
  const own = codes.filter((code) => model.day[code]! >= from && model.day[code]! <= to);
  const { times, timeOf } = startTimesOf(model, own);
  if (times <= most || times > STATES_OF.bits) return [];
  const bitOf = (part: number): number => (timeOf[part]! < 0 ? 0 : 1 << timeOf[part]!);
  const bits = new Map(own.map((code) => [code, model.parts[code]!.reduce((sum, part) => sum | bitOf(part), 0)]));
  const joined = (state: number, code: number): number => state | (bits.get(code) ?? 0);
  const beyond = (state: number): number => Math.max(0, onesIn(state) - most);
  return [
    {
      start: 0,
      next: (state, day, code) => (day >= from && day < to ? joined(state, code) : 0),
      cost: (state, day, code) => (day >= from && day <= to ? beyond(joined(state, code)) - beyond(state) : 0),
    },
  ];
}

/** The rules that numbers of the business define, in the order of explanations: a new one needs no other list. */
export const rulesWithNumbers: readonly Rule[] = [weekendsOff, splitDays, startTimes];
