import type { Model } from '../../model/model.ts';
import { sumOfParts } from '../../model/parts.ts';
import type { PersonView } from '../../model/person-view.ts';
import { netMinutes } from '../../problem/calendar.ts';
import type { Shift } from '../../problem/problem.ts';
import type { Measure } from '../automaton.ts';
import type { RowCost } from '../rule.ts';

/** What a rule adds up over an employee's shifts. */
export interface Quantity {
  /** Its name in the params of a finding. */
  name: 'minutes' | 'count' | 'days' | 'weekends';
  /** What one step of a breach is: 60 minutes, or 1. A step begun counts. */
  step: number;
  /** The amount of a breach by one step. */
  perStep: number;
  /** Whether a shift, which starts on this day, is included; absent: every shift. */
  includes?: (view: PersonView, day: number, shift: Shift) => boolean;
  ofShift: (shift: Shift) => number;
  /** Days with the same key count only once; absent: each shift counts. */
  once?: (view: PersonView, day: number) => number;
  /** The maximum that a code adds. */
  byCode: (model: Model) => Int32Array;
  /** The sum of pricing that limits it over the period; absent: an automaton counts it. */
  measure?: Measure;
}

const one = (): number => 1;
const ones = (model: Model): Int32Array => new Int32Array(model.codes).fill(1);

/** Net minutes of work; a breach counts started hours. */
export const MINUTES: Quantity = {
  name: 'minutes',
  step: 60,
  perStep: 1,
  ofShift: netMinutes,
  byCode: ({ net }) => net,
  measure: 'minutes',
};

export const SHIFTS: Quantity = {
  name: 'count',
  step: 1,
  perStep: 1,
  ofShift: one,
  byCode: (model) => sumOfParts(model, one),
};

/** Dates with work: two shifts that start on one date are one work day. */
export const WORK_DAYS: Quantity = { ...SHIFTS, name: 'days', once: (_view, day) => day, byCode: ones };

/**
 * Weekends on which the employee starts a shift on Saturday or Sunday. A breach counts two days for each: removing a
 * weekend mostly removes the adjacent run of work days too.
 */
export const WEEKENDS: Quantity = {
  name: 'weekends',
  step: 1,
  perStep: 2,
  includes: ({ calendar }, day) => (calendar.days[day]?.weekday ?? 1) >= 6,
  ofShift: one,
  once: ({ calendar }, day) => calendar.weekOf[day] ?? -1,
  byCode: ({ context, day }) => Int32Array.from(day, (d) => Number((context.calendar.days[d]?.weekday ?? 1) >= 6)),
  measure: 'weekends',
};

/** The amount of a breach by an excess or a shortfall. */
export function amountOf({ step, perStep }: Quantity, beyond: number): number {
  return Math.ceil(beyond / step) * perStep;
}

/** The included shifts that start from day `from` to day `to`, and their sum. */
export function sumOf(of: Quantity, view: PersonView, from: number, to: number): { shifts: Shift[]; sum: number } {
  const shifts: Shift[] = [];
  let sum = 0;
  let before: number | undefined;
  view.shifts.forEach((shift, i) => {
    const day = view.dayOf[i] ?? -1;
    if (day < from || day > to || of.includes?.(view, day, shift) === false) return;
    shifts.push(shift);
    const key = of.once?.(view, day);
    if (key === undefined || key !== before) sum += of.ofShift(shift);
    before = key;
  });
  return { shifts, sum };
}

/** The maximum that a roster can add up from day `from` to day `to`. */
export function greatestSum(of: Quantity, model: Model, from: number, to: number): number {
  const value = of.byCode(model);
  let sum = 0;
  for (let day = from; day <= to; day++) {
    let most = 0;
    for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++) most = Math.max(most, value[code]!);
    sum += most;
  }
  return sum;
}

/** The shifts of the planned period and their net minutes. */
export function periodMinutes(view: PersonView): { shifts: Shift[]; minutes: number } {
  const { shifts, sum } = sumOf(MINUTES, view, view.calendar.first, view.calendar.last);
  return { shifts, minutes: sum };
}

/** The number of weekends of the planned period with work. */
export function periodWeekends(view: PersonView): number {
  return sumOf(WEEKENDS, view, view.calendar.first, view.calendar.last).sum;
}

/** By code: what it adds to the sum over the planned period. */
export function plannedValues(of: Quantity, model: Model): Int32Array {
  const { first, last, day } = model;
  return of.byCode(model).map((value, code) => (day[code]! >= first && day[code]! <= last ? value : 0));
}

/** The sum over the planned period in a row. */
export function rowSum(of: Quantity, model: Model): RowCost {
  if (of === WEEKENDS) return rowWeekends(model);
  const { first, last } = model;
  const value = of.byCode(model);
  return ({ length, code, day }) => {
    let sum = 0;
    for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) sum += value[code[i]!]!;
    return sum;
  };
}

function rowWeekends(model: Model): RowCost {
  const { first, last } = model;
  const weekend = Int32Array.from(model.context.calendar.days, (day, d) => (day.weekday >= 6 ? model.weekOf[d]! : -1));
  return ({ length, day }) => {
    let weekends = 0;
    let before = -1;
    for (let i = 0; i < length; i++) {
      const week = weekend[day[i]!]!;
      if (week < 0 || week === before || day[i]! < first || day[i]! > last) continue;
      weekends++;
      before = week;
    }
    return weekends;
  };
}
