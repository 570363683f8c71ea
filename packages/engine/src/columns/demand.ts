import type { Model } from '../model/model.ts';
import type { LinearColumn } from './linear-solver.ts';
import type { Column } from './roster-pool.ts';

/** How people are asked for, code by code, once others' rosters stand. A rule that joins people is a code as well, which some people's rosters fill (see `JointTable`). */
export interface Demand {
  codes: readonly number[];
  /** The place of a code in `codes`, by code. */
  place: Int32Array;
  /** By place in `codes`: people still asked for, and how many of them must stay missing. */
  asked: Float64Array;
  leastMissing: Float64Array;
  /** What one missing and one superfluous person cost. */
  under: Float64Array;
  over: Float64Array;
  /** 1 where nobody may be superfluous; `over` is then no more than what makes it a loss. */
  closed: Uint8Array;
}

/** How many numbers demands may use: those of the codes, and of the rows of rules that join people after them. */
export function demandsOf({ codes, joint }: Model): number {
  return codes + (joint?.rows ?? 0);
}

/** What stands already, by code and row. */
export function baseOf(model: Model): Int32Array {
  const base = new Int32Array(demandsOf(model));
  base.set(model.base);
  if (model.joint) base.set(model.joint.base, model.codes);
  return base;
}

/** What a unit above a rule that joins people costs, in missing people: it may take several of them to keep it. */
const JOINT = 20;

/** The demand of codes when `counts` people already stand there. */
export function demandOf(model: Model, codes: readonly number[], counts: ArrayLike<number>): Demand {
  const place = new Int32Array(codes.length === 0 ? 0 : demandsOf(model));
  codes.forEach((code, i) => (place[code] = i));
  const { joint } = model;
  const row = (code: number): number => code - model.codes;
  const isRow = (code: number): boolean => code >= model.codes;
  const closed = Uint8Array.from(codes, (code) =>
    (isRow(code) ? joint!.hard[row(code)] === 1 : model.most[code]! <= model.required[code]!) ? 1 : 0,
  );
  const asked = Float64Array.from(codes, (code, i) => {
    const left = (isRow(code) ? joint!.most[row(code)]! : model.required[code]!) - counts[code]!;
    return closed[i] === 1 ? Math.max(0, left) : left;
  });
  const dear = codes.reduce((most, code) => (isRow(code) ? most : Math.max(most, model.under[code]!)), 1);
  return {
    codes,
    place,
    asked,
    leastMissing: asked.map((left, i) =>
      isRow(codes[i]!) ? 0 : Math.max(0, Math.min(left, model.required[codes[i]!]! - model.most[codes[i]!]!)),
    ),
    under: Float64Array.from(codes, (code) => (isRow(code) ? 0 : model.under[code]!)),
    over: Float64Array.from(codes, (code, i) => {
      if (closed[i] === 1) return isRow(code) ? JOINT * dear : dear;
      return isRow(code) ? joint!.weight[row(code)]! : model.over[code]!;
    }),
    closed,
  };
}

/** What the missing and superfluous people of a demand cost when `given` come (by place in `codes`); `Infinity` for more than may come. */
export function demandCost(demand: Demand, given: ArrayLike<number>): number {
  let cost = 0;
  for (let i = 0; i < demand.codes.length; i++) {
    const lack = demand.asked[i]! - given[i]!;
    if (demand.closed[i] === 1 && lack < demand.leastMissing[i]!) return Infinity;
    cost += lack > 0 ? lack * demand.under[i]! : -lack * demand.over[i]!;
  }
  return cost;
}

/** Missing and superfluous people, two columns a code. */
export function coverColumns(demand: Demand): LinearColumn[] {
  return demand.codes.flatMap((_, i) => [
    { cost: demand.under[i]!, lower: demand.leastMissing[i]!, upper: Infinity, rows: [i], values: [1] },
    { cost: demand.over[i]!, lower: 0, upper: Infinity, rows: [i], values: [-1] },
  ]);
}

/** What the demand itself pays at prices, whatever rosters come. */
export function demandBound(demand: Demand, prices: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < prices.length; i++) {
    sum += prices[i]! * demand.asked[i]! + (demand.under[i]! - prices[i]!) * demand.leastMissing[i]!;
  }
  return sum;
}

/** What a roster costs less what its shifts earn, by the prices of the demand's codes. */
export function reducedCost(demand: Demand, column: Column, prices: Float64Array): number {
  let cost = column.cost;
  for (const code of column.codes) cost -= prices[demand.place[code]!]!;
  return cost;
}

/** What rosters cost together with what stays missing. */
export function costOf(demand: Demand, columns: readonly Column[]): number {
  const given = new Float64Array(demand.codes.length);
  let cost = 0;
  for (const column of columns) {
    cost += column.cost;
    for (const code of column.codes) given[demand.place[code]!]!++;
  }
  return cost + demandCost(demand, given);
}
