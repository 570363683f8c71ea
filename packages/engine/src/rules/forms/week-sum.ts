import type { Context } from '../../model/context.ts';
import { contextOn } from '../../model/context-on.ts';
import type { Model } from '../../model/model.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { LocalDate, Person } from '../../problem/problem.ts';
import { withChange, type RowCost, type RowForm } from '../rule.ts';
import { amountOf, greatestSum, MINUTES, sumOf, type Quantity } from './quantity.ts';
import { spanAutomata } from './span-automata.ts';

/** An employee's limit in a week, by its index; null or absent for none. */
export type WeekLimit = (context: Context, person: Person, week: number) => number | null | undefined;

/** The days of a calendar or of a compiled model. */
export interface Days {
  first: number;
  last: number;
  weekOf: ArrayLike<number>;
}

/** A week by its index, with its first and last known day. */
interface Week {
  week: number;
  from: number;
  to: number;
}

type Bound = 'least' | 'most';

/**
 * The form of a rule that limits a sum from Monday to Sunday. A maximum applies to every week with a planned date; what
 * is known of the days around the period counts.
 */
export function mostInWeek(of: Quantity, given: WeekLimit): RowForm {
  const limitOf = datedLimit(given);
  return { ...inWeek('most', of, limitOf), ...(of === MINUTES && { weeklyMost: (...at) => limitOf(...at) ?? null }) };
}

/** The same for a minimum, which applies to the weeks that are fully in the period. */
export function leastInWeek(of: Quantity, limitOf: WeekLimit): RowForm {
  return { ...inWeek('least', of, datedLimit(limitOf)), needsWork: true };
}

/** By the law in force on the first known date of the week. */
function datedLimit(limitOf: WeekLimit): WeekLimit {
  return (context, person, week) => {
    const { days, weekOf } = context.calendar;
    const dated = context.problem.law?.changes ? contextOn(context, days[weekOf.indexOf(week)]?.date) : context;
    return limitOf(dated, person, week);
  };
}

/** The first known date of a week. */
export function firstDateOf(view: PersonView, week: number): LocalDate {
  return view.calendar.days[view.calendar.weekOf.indexOf(week)]?.date ?? '';
}

/** The weeks to which a bound applies. */
export function boundWeeks(bound: Bound, { first, last, weekOf }: Days): Week[] {
  const weeks: Week[] = [];
  for (let day = 0; day < weekOf.length; day++) {
    const week = weekOf[day]!;
    (weeks[week] ??= { week, from: day, to: day }).to = day;
  }
  const isFull = ({ from, to }: Week): boolean => from >= first && to <= last && to - from === 6;
  return weeks.filter((week) => (bound === 'most' ? week.to >= first && week.from <= last : isFull(week)));
}

function inWeek(bound: Bound, of: Quantity, given: WeekLimit): RowForm {
  const none = bound === 'most' ? Infinity : 0;
  const sign = bound === 'most' ? 1 : -1;
  /** The employee's limits by week. */
  const limitsIn = ({ context, weeks, ...days }: Model, person: Person): Float64Array => {
    const limits = new Float64Array(weeks).fill(none);
    for (const { week } of boundWeeks(bound, days)) limits[week] = given(context, person, week) ?? none;
    return limits;
  };
  return {
    kind: 'row',
    judge: (view) =>
      boundWeeks(bound, view.calendar).flatMap(({ week, from, to }) => {
        const limit = given(view.context, view.person, week) ?? none;
        if (limit === none) return [];
        const { shifts, sum } = sumOf(of, view, from, to);
        const beyond = sign * (sum - limit);
        if (beyond <= 0) return [];
        // A shortfall has no shifts: any free day could have repaired it.
        const at = { date: firstDateOf(view, week), shifts: bound === 'most' ? shifts : [] };
        return [{ ...at, amount: amountOf(of, beyond), params: { [of.name]: sum, limit } }];
      }),
    compile: (model) => {
      const { people } = model.context.problem;
      const limits = new Float64Array(model.people * model.weeks);
      people.forEach((person, p) => limits.set(limitsIn(model, person), p * model.weeks));
      const worst = new Float64Array(model.weeks);
      for (const { week, from, to } of boundWeeks('most', model))
        worst[week] = bound === 'most' ? greatestSum(of, model, from, to) : 0;
      if (limits.every((limit, i) => sign * (worst[i % model.weeks]! - limit) <= 0)) return null;
      if (bound === 'least') return shortfallCost(of, model, limits);
      return withChange(excessCost(of, model, limits), { kind: 'near', reach: 0, weeks: true });
    },
    automata: (model, p, codes) => {
      const person = model.context.problem.people[p];
      if (!person) return [];
      const limits = limitsIn(model, person);
      const spans = boundWeeks(bound, model).map(({ week, from, to }) => ({ from, to, limit: limits[week]! }));
      return spanAutomata({ bound, of, value: of.byCode(model), spans }, model, codes);
    },
  };
}

/** Limits by `person * weeks + week`. */
function excessCost(of: Quantity, model: Model, limits: Float64Array): RowCost {
  const { weekOf, weeks } = model;
  const value = of.byCode(model);
  const { step, perStep } = of;
  return ({ person, length, code, day }) => {
    let cost = 0;
    let i = 0;
    while (i < length) {
      const week = weekOf[day[i]!]!;
      let sum = 0;
      while (i < length && weekOf[day[i]!] === week) sum += value[code[i++]!]!;
      const above = sum - limits[person * weeks + week]!;
      if (above > 0) cost += Math.ceil(above / step) * perStep;
    }
    return cost;
  };
}

/** The same for minimums: weeks without work count too. */
function shortfallCost(of: Quantity, model: Model, limits: Float64Array): RowCost {
  const { weekOf, weeks } = model;
  const value = of.byCode(model);
  const { step, perStep } = of;
  const sums = new Int32Array(weeks);
  return ({ person, length, code, day }) => {
    sums.fill(0);
    for (let i = 0; i < length; i++) sums[weekOf[day[i]!]!]! += value[code[i]!]!;
    let cost = 0;
    for (let week = 0; week < weeks; week++) {
      const below = limits[person * weeks + week]! - sums[week]!;
      if (below > 0) cost += Math.ceil(below / step) * perStep;
    }
    return cost;
  };
}
