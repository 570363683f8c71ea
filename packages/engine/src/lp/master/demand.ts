// Method: the demand rows of the master, soft on both sides: missing employees (undercoverage) and surplus ones cost.
// Paper: Jaumard, Semet, Vovor, "A generalized linear programming model for nurse scheduling", EJOR 107, 1998.
import type { Model } from '../../model/model.ts';
import { addTo, type Column } from '../network/column.ts';

/** [missing employees] The cost of one unit above a hard joint rule: keeping it can require several of them. */
const JOINT_RULE = 20;

/**
 * The demand by code, given the rosters of the other employees. A joint rule is also a code, covered by the rosters of
 * some employees (see `JointTable`).
 */
export interface Demand {
  codes: readonly number[];
  /** The position of a code in `codes`, by code. */
  place: Int32Array;
  /** By position in `codes`: employees still required, and how many of them must stay missing. */
  asked: Float64Array;
  leastMissing: Float64Array;
  /** The cost of one missing and one surplus employee. */
  under: Float64Array;
  over: Float64Array;
  /** 1 where surplus is forbidden; `over` is then just enough to make it a loss. */
  closed: Uint8Array;
  /** 1 where rosters take amounts, which are no whole numbers. */
  amount: Uint8Array;
  /** The limits of a branch; each employee outside of them costs `dear` in addition. */
  limits?: { lack: Limits; dear: number };
}

/** By position in the demand's codes: the minimum and maximum number of missing employees; surplus is negative. */
export interface Limits {
  low: Float64Array;
  high: Float64Array;
}

/** The number of indices that demands can use: the codes, then the rows of the joint rules. */
export function demandsOf({ codes, joint }: Model): number {
  return codes + (joint?.rows ?? 0);
}

/** The existing assignments, by code and row. */
export function baseOf(model: Model): Float64Array {
  const base = new Float64Array(demandsOf(model));
  base.set(model.base);
  if (model.joint) base.set(model.joint.base, model.codes);
  return base;
}

/** The demand of codes if `counts` employees are already assigned. */
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
      if (closed[i] === 1) return isRow(code) ? JOINT_RULE * dear : dear;
      return isRow(code) ? joint!.weight[row(code)]! : model.over[code]!;
    }),
    closed,
    amount: Uint8Array.from(codes, (code) => (isRow(code) && row(code) >= joint!.amounts ? 1 : 0)),
  };
}

/**
 * The cost of missing and surplus employees when `given` are assigned (by position in `codes`); `Infinity` if more are
 * assigned than allowed.
 */
export function demandCost(demand: Demand, given: ArrayLike<number>): number {
  let cost = 0;
  for (let i = 0; i < demand.codes.length; i++) {
    const lack = demand.asked[i]! - given[i]!;
    if (demand.closed[i] === 1 && lack < demand.leastMissing[i]!) return Infinity;
    cost += lack > 0 ? lack * demand.under[i]! : -lack * demand.over[i]!;
  }
  return cost;
}

/** The total cost of rosters and of the remaining missing employees. */
export function costOf(demand: Demand, columns: readonly Column[]): number {
  const given = new Float64Array(demand.codes.length);
  let cost = 0;
  for (const column of columns) {
    cost += column.cost;
    addTo(given, demand.place, column);
  }
  return cost + demandCost(demand, given);
}

/** The cost of an employee missing at the dearest need; at least 1. */
export const dearestOf = ({ under }: Demand): number => under.reduce((most, cost) => Math.max(most, cost), 1);
