import type { Model } from '../../model/model.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Context } from '../../model/context.ts';
import { contextOn } from '../../model/context-on.ts';
import type { Person } from '../../problem/problem.ts';
import type { AmountAutomaton } from '../automaton.ts';
import { withChange, type Finding, type RowCost, type RowForm } from '../rule.ts';
import { amountOf, greatestSum, type Quantity } from './quantity.ts';

const WINDOW = 7;

/** An employee's limit in the window that starts on a day, by its index; null or absent for none. */
export type WindowLimit = (context: Context, person: Person, window: number) => number | null | undefined;

/**
 * The form of a rule that limits a sum over any 7 consecutive dates that include a planned one, with shifts by the date
 * on which they start. Every window with an excess counts.
 */
export function mostInSevenDates(of: Quantity, given: WindowLimit): RowForm {
  const limitOf: Limit = (context, person, window) =>
    given(contextOn(context, context.calendar.days[window]?.date), person, window) ?? Infinity;
  return {
    kind: 'row',
    judge: (view) => findings(of, view, limitOf),
    compile: (model) => {
      const { context, first, last, days } = model;
      const limits = new Float64Array(model.people * days).fill(Infinity);
      context.problem.people.forEach((person, p) => {
        for (let window = firstWindow(model); window <= last; window++)
          limits[p * days + window] = limitOf(context, person, window);
      });
      let greatest = 0;
      for (let from = firstWindow(model); first <= last && from <= last; from++)
        greatest = Math.max(greatest, greatestSum(of, model, from, Math.min(days, from + WINDOW) - 1));
      if (limits.every((limit) => limit >= greatest)) return null;
      return withChange(windowCost(of, model, limits), { kind: 'near', reach: WINDOW - 1, weeks: false });
    },
    automata: (model, p, codes) => {
      const person = model.context.problem.people[p];
      const limitIn = (window: number) => (person ? limitOf(model.context, person, window) : Infinity);
      return payOff(of, model, codes, limitIn);
    },
  };
}

type Limit = (context: Context, person: Person, window: number) => number;

function firstWindow({ first }: { first: number }): number {
  return Math.max(0, first - WINDOW + 1);
}

/** Adjacent windows are merged into one finding, so that one cause is reported once. */
function findings(of: Quantity, view: PersonView, limitOf: Limit): Finding[] {
  const { days, last } = view.calendar;
  const start = firstWindow(view.calendar);
  const sums = new Int32Array(days.length);
  let before: number | undefined;
  view.shifts.forEach((shift, i) => {
    const day = view.dayOf[i] ?? 0;
    const key = of.once?.(view, day);
    if (key === undefined || key !== before) sums[day]! += of.ofShift(shift);
    before = key;
  });
  const merged: { from: number; to: number; amount: number; worst: number; limit: number }[] = [];
  let sum = sums.subarray(start, start + WINDOW - 1).reduce((total, value) => total + value, 0);
  for (let from = start; from <= last; from++) {
    sum += (sums[from + WINDOW - 1] ?? 0) - (from > start ? sums[from - 1]! : 0);
    const limit = limitOf(view.context, view.person, from);
    if (sum <= limit) continue;
    const open = merged.at(-1);
    const amount = amountOf(of, sum - limit);
    if (open?.to === from + WINDOW - 1) {
      open.to++;
      open.amount += amount;
      if (sum - limit > open.worst - open.limit) Object.assign(open, { worst: sum, limit });
    } else merged.push({ from, to: from + WINDOW, amount, worst: sum, limit });
  }
  return merged.map(({ from, to, amount, worst, limit }) => ({
    date: days[from]?.date ?? null,
    shifts: view.shifts.filter((_, i) => (view.dayOf[i] ?? -1) >= from && (view.dayOf[i] ?? -1) < to),
    amount,
    params: { [of.name]: worst, limit },
  }));
}

/** Limits by `person * days + window`. */
function windowCost(of: Quantity, model: Model, limits: Float64Array): RowCost {
  const { last, days } = model;
  const from = firstWindow(model);
  const value = of.byCode(model);
  const { step, perStep } = of;
  return ({ person, length, code, day }) => {
    let cost = 0;
    let sum = 0;
    let head = 0;
    let tail = 0;
    const end = length > 0 ? Math.min(last, day[length - 1]!) : -1;
    for (let window = length > 0 ? Math.max(from, day[0]! - WINDOW + 1) : 0; window <= end; window++) {
      while (head < length && day[head]! < window + WINDOW) sum += value[code[head++]!]!;
      while (tail < head && day[tail]! < window) sum -= value[code[tail++]!]!;
      const limit = limits[person * days + window]!;
      if (sum > limit) cost += Math.ceil((sum - limit) / step) * perStep;
    }
    return cost;
  };
}

/**
 * Every day below the maximum daily value pays off part of the excess of seven maximum days; the state is the remaining
 * debt of the windows that started on each of the last six days.
 */
function payOff(
  of: Quantity,
  model: Model,
  codes: readonly number[],
  limitIn: (window: number) => number,
): AmountAutomaton[] {
  const value = of.byCode(model);
  const longest = codes.reduce((most, code) => Math.max(most, value[code]!), 0);
  const from = firstWindow(model);
  const debts = Int32Array.from({ length: model.days }, (_, day) =>
    day >= from && day <= model.last ? Math.max(0, WINDOW * longest - limitIn(day)) : 0,
  );
  if (debts.every((debt) => debt === 0)) return [];
  const states: number[][] = [Array.from({ length: WINDOW - 1 }, () => 0)];
  const numbers = new Map([[states[0]!.join(), 0]]);
  /** The debts after the day, of the window that started on it and of the six earlier ones. */
  const owedAfter = (state: number, day: number, code: number): number[] => {
    const paid = longest - (code >= 0 && day >= from ? value[code]! : 0);
    return [debts[day]!, ...states[state]!].map((left) => Math.max(0, left - paid));
  };
  return [
    {
      start: 0,
      next: (state, day, code) => {
        const owed = owedAfter(state, day, code).slice(0, -1);
        const key = owed.join();
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, states.length);
        return states.push(owed) - 1;
      },
      // A window is charged on its last day, or on the last known one: no work is known after it.
      cost: (state, day, code) => {
        const owed = owedAfter(state, day, code);
        const amounts = owed.map((left, age) => amountOf(of, Math.max(0, left - (WINDOW - 1 - age) * longest)));
        return day === model.days - 1 ? amounts.reduce((sum, amount) => sum + amount, 0) : amounts.at(-1)!;
      },
    },
  ];
}
