import type { Context } from './context.ts';
import type { Shift } from '../problem/problem.ts';

/**
 * A compiled problem, for the search. A **code** is what an employee does on one day: a duty (a need, or the hours of a
 * fixed shift), or a split day of two of them. Codes are sorted by day, so those of day `d` are `dayStart[d] ..
 * dayStart[d + 1] - 1`, split days last.
 */
export interface Model {
  context: Context;
  people: number;
  days: number;
  /** First and last planned day. */
  first: number;
  last: number;
  /** Number of codes; an array "by code" has this length. */
  codes: number;
  /** By code: a shift with its hours and no employee; for a split day from the first start to the last end. */
  shiftOf: readonly Shift[];
  /** By code: the duties that it contains, ordered by start: itself, or the parts of a split day. */
  parts: readonly (readonly number[])[];
  /** By code: its first part, and its second one or -1: a split day that is planned has two. */
  one: Int32Array;
  other: Int32Array;
  /** By `code * codes + code` of two parts in the order of their starts: the split day. */
  splitOf: ReadonlyMap<number, number>;
  dayStart: Int32Array;
  day: Int32Array;
  start: Int32Array;
  end: Int32Array;
  net: Int32Array;
  /**
   * Index of the template, -1 for none or for a split day; and of the kind of duty: its template and role, or those of
   * both parts.
   */
  template: Int32Array;
  kind: Int32Array;
  kinds: number;
  templates: readonly string[];
  /** By `day * kinds + kind`: the code of the need, or of the split day of two needs; -1 for none. */
  codeAt: Int32Array;
  /** By day. */
  weekOf: Int32Array;
  weeks: number;
  /** By `person * days + day`: the code of a fixed shift, -1 for none. */
  fixed: Int32Array;
  /**
   * By code: required employees, the maximum number that the planner can assign, and the number of fixed shifts; 0 for
   * a split day, whose parts count.
   */
  required: Int32Array;
  most: Int32Array;
  base: Int32Array;
  /** By code: penalty of one missing employee, and of one surplus employee. */
  under: Float64Array;
  over: Float64Array;
  /** The joint rules, in addition to the needs; null if there are none. */
  joint: JointTable | null;
}

/**
 * Rows of statements about assignments, of which only a limited number can be true; the last rows limit amounts instead
 * (a budget of pay), of which each assignment takes some. In the demand for whole rosters, row `r` is numbered like a
 * code: `codes + r`.
 */
export interface JointTable {
  rows: number;
  /** The first row of amounts; `rows` if there is none. Amounts are multiples of a power of 2: their sums are exact. */
  amounts: number;
  /** By row: the maximum number of true statements, and the number made true by fixed shifts; or the amounts. */
  most: Float64Array;
  base: Float64Array;
  /** By row: 1 if no plan can break it; otherwise the cost of one statement, or of the amount 1, above the limit. */
  hard: Uint8Array;
  weight: Float64Array;
  /**
   * By `person * codes + code`: the changes caused by taking the code are `start[i] .. start[i + 1] - 1` of `row` and
   * `change` (1 or -1, or the amount).
   */
  start: Int32Array;
  row: Int32Array;
  change: Float64Array;
  /** By employee: rows that count the employee as long as they take none of its codes. */
  idle: readonly (readonly number[])[];
  /** By row: the statements that the planner decides. A row of amounts has one for each employee, of any days. */
  open: readonly (readonly Statement[])[];
}

/** States that an employee works one of some codes, or (`works: false`) none of them. The codes are of one day. */
export interface Statement {
  person: number;
  codes: readonly number[];
  works: boolean;
}

/** One employee's row in the form that row rules use: the codes worked, in the order of days. */
export interface Row {
  person: number;
  length: number;
  code: Int32Array;
  day: Int32Array;
}
