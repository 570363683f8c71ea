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
}

/** One person's row as the row rules read it: the codes worked, in the order of days. */
export interface Row {
  person: number;
  length: number;
  code: Int32Array;
  day: Int32Array;
}
