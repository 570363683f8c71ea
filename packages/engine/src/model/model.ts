import type { Context } from './context.ts';
import type { Shift } from '../problem/problem.ts';

/**
 * A compiled problem, for the search. A **code** is one duty on one day (a need), or the hours of a fixed shift; codes
 * are sorted by day, so those of day `d` are `dayStart[d] .. dayStart[d + 1] - 1`.
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
  /** By code: a shift with its hours and no employee. */
  shiftOf: readonly Shift[];
  dayStart: Int32Array;
  day: Int32Array;
  start: Int32Array;
  end: Int32Array;
  net: Int32Array;
  /** Index of the template, -1 for none; and of the pair of template and role (the kind of duty). */
  template: Int32Array;
  kind: Int32Array;
  kinds: number;
  templates: readonly string[];
  /** By `day * kinds + kind`: the code of the need, or -1. */
  codeAt: Int32Array;
  /** By day. */
  weekOf: Int32Array;
  weeks: number;
  /** By `person * days + day`: the code of a fixed shift, -1 for none. */
  fixed: Int32Array;
  /** By code: required employees, the maximum number that the planner can assign, and the number of fixed shifts. */
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
 * Rows of statements about assignments, of which only a limited number can be true. In the demand for whole rosters,
 * row `r` is numbered like a code: `codes + r`.
 */
export interface JointTable {
  rows: number;
  /** By row: the maximum number of true statements, and the number made true by fixed shifts. */
  most: Int32Array;
  base: Int32Array;
  /** By row: 1 if no plan can break it; otherwise the cost of one statement above the limit. */
  hard: Uint8Array;
  weight: Float64Array;
  /**
   * By `person * codes + code`: the changes caused by taking the code are `start[i] .. start[i + 1] - 1` of `row` and
   * `change` (1 or -1).
   */
  start: Int32Array;
  row: Int32Array;
  change: Int8Array;
  /** By employee: rows that count the employee as long as they take none of its codes. */
  idle: readonly (readonly number[])[];
  /** By row: the statements that the planner decides. */
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
