import type { Context } from '../../model/context.ts';
import { contextOn } from '../../model/context-on.ts';
import type { Model } from '../../model/model.ts';
import type { Person } from '../../problem/problem.ts';
import { withChange, type RowCost, type RowForm } from '../rule.ts';
import { amountOf, greatestSum, plannedValues, rowSum, sumOf, WEEKENDS, type Quantity } from './quantity.ts';
import { spanAutomata } from './span-automata.ts';

/** An employee's limit; null or absent for none. */
export type PersonLimit = (context: Context, person: Person) => number | null | undefined;

/**
 * The form of a rule that limits a sum over the planned period. A limit of the accounting period is given as that of
 * the planned one, less what `Person.earlier` has.
 */
export function mostInPeriod(of: Quantity, limitOf: PersonLimit): RowForm {
  return inPeriod('most', of, limitOf);
}

/** The same for a minimum. */
export function leastInPeriod(of: Quantity, limitOf: PersonLimit): RowForm {
  return { ...inPeriod('least', of, limitOf), needsWork: true };
}

type Bound = 'least' | 'most';

function inPeriod(bound: Bound, of: Quantity, given: PersonLimit): RowForm {
  const none = bound === 'most' ? Infinity : 0;
  const sign = bound === 'most' ? 1 : -1;
  const limitOf = (context: Context, person: Person | undefined): number =>
    (person && given(contextOn(context, context.problem.from), person)) ?? none;
  const limitIn = ({ context }: Model, p: number): number => limitOf(context, context.problem.people[p]);
  return {
    kind: 'row',
    ...(of.perStep !== 1 && { perUnit: of.perStep }),
    judge: (view) => {
      const limit = limitOf(view.context, view.person);
      if (limit === none) return [];
      const { shifts, sum } = sumOf(of, view, view.calendar.first, view.calendar.last);
      const beyond = sign * (sum - limit);
      if (beyond <= 0) return [];
      // A shortfall has no shifts: any free day could have repaired it.
      const at = bound === 'most' ? { date: shifts.at(-1)?.date ?? null, shifts } : { date: null, shifts: [] };
      return [{ ...at, amount: amountOf(of, beyond), params: { [of.name]: sum, limit } }];
    },
    compile: (model) => {
      const limits = Float64Array.from(model.context.problem.people, (person) => limitOf(model.context, person));
      const worst = bound === 'most' ? greatestSum(of, model, model.first, model.last) : 0;
      if (limits.every((limit) => sign * (worst - limit) <= 0)) return null;
      const { step, perStep } = of;
      const change = { kind: 'sum', sign, limits, step, perStep } as const;
      if (of === WEEKENDS) return withChange(weekendCost(sign, model, limits), { ...change, value: 'weekends' });
      const cost = (bound === 'most' ? excessCost : shortfallCost)(of, model, limits);
      return withChange(cost, { ...change, value: plannedValues(of, model) });
    },
    ...inPricing(bound, of, limitIn),
  };
}

// One function for each bound: the inner loop of annealing is then compiled for the constants of one rule.

function excessCost(of: Quantity, model: Model, limits: Float64Array): RowCost {
  const { step, perStep } = of;
  const total = rowSum(of, model);
  return (row) => {
    const above = total(row) - limits[row.person]!;
    return above > 0 ? Math.ceil(above / step) * perStep : 0;
  };
}

function shortfallCost(of: Quantity, model: Model, limits: Float64Array): RowCost {
  const { step, perStep } = of;
  const total = rowSum(of, model);
  return (row) => {
    const below = limits[row.person]! - total(row);
    return below > 0 ? Math.ceil(below / step) * perStep : 0;
  };
}

function weekendCost(sign: number, model: Model, limits: Float64Array): RowCost {
  const { perStep } = WEEKENDS;
  const weekends = rowSum(WEEKENDS, model);
  return (row) => Math.max(0, sign * (weekends(row) - limits[row.person]!)) * perStep;
}

/** Pricing knows the sum itself, or counts it with an automaton. */
function inPricing(
  bound: Bound,
  of: Quantity,
  limitIn: (model: Model, p: number) => number,
): Pick<RowForm, 'automata' | 'limits'> {
  const { measure } = of;
  if (measure !== undefined)
    return { limits: (model, p) => [{ of: measure, least: 0, most: Infinity, [bound]: limitIn(model, p) }] };
  return {
    automata: (model, p, codes) => {
      const span = { from: model.first, to: model.last, limit: limitIn(model, p) };
      return spanAutomata({ bound, of, value: of.byCode(model), spans: [span] }, model, codes);
    },
  };
}
