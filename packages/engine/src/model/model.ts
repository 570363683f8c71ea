import type { Context } from './context.ts';
import type { Shift } from './problem.ts';

/**
 * A problem in numbers, for the search. A **code** is one duty on one day (a need), or the hours of a fixed shift; codes are sorted
 * by day, so those of day `d` are `dayStart[d] .. dayStart[d + 1] - 1`.
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
  /** By code: a shift with its hours and no person. */
  shiftOf: readonly Shift[];
  dayStart: Int32Array;
  day: Int32Array;
  start: Int32Array;
  end: Int32Array;
  net: Int32Array;
  /** Number of the template, -1 for none; and of the pair of template and role (the kind of duty). */
  template: Int32Array;
  kind: Int32Array;
  kinds: number;
  templates: readonly string[];
  /** By `day * kinds + kind`: the code of the need, or -1. */
  codeAt: Int32Array;
  /** By day. */
  weekOf: Int32Array;
  weeks: number;
  /** By `person * days + day`: the code of a shift that stands, -1 for none. */
  fixed: Int32Array;
  /** By code: people asked for, places that the planner may fill at most, and how many fixed shifts fill. */
  required: Int32Array;
  most: Int32Array;
  base: Int32Array;
  /** By code: penalty of one person missing, and of one too many. */
  under: Float64Array;
  over: Float64Array;
  /** What joins people beside the needs; null for nothing. */
  joint: JointTable | null;
}

/**
 * Rows of statements about who works what, of which only so many may be true. In what whole rosters are asked for, row `r` is numbered like a
 * code: `codes + r`.
 */
export interface JointTable {
  rows: number;
  /** By row: statements that may be true, and that standing shifts make true. */
  most: Int32Array;
  base: Int32Array;
  /** By row: 1 where no plan may break it; otherwise what one statement too many costs. */
  hard: Uint8Array;
  weight: Float64Array;
  /** By `person * codes + code`: what taking the code changes is `start[i] .. start[i + 1] - 1` of `row` and `change` (1 or -1). */
  start: Int32Array;
  row: Int32Array;
  change: Int8Array;
  /** By person: rows that count the person as long as they take none of its codes. */
  idle: readonly (readonly number[])[];
  /** By row: the statements that the planner decides. */
  open: readonly (readonly Statement[])[];
}

/** That a person works one of some codes, or (`works: false`) that they work none of them. The codes are of one day. */
export interface Statement {
  person: number;
  codes: readonly number[];
  works: boolean;
}

/** One person's row as the row rules read it: the codes worked, in the order of days. */
export interface Row {
  person: number;
  length: number;
  code: Int32Array;
  day: Int32Array;
}
