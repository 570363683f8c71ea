import type { HardRow } from './evaluator.ts';

/** The changed cells of the employee whose row is tried. */
export interface Changes {
  length: number;
  day: Int32Array;
  /** The codes before and after. */
  old: Int32Array;
  code: Int32Array;
}

/** The amounts of all binding rules in all rows: those of the roster, and those of the rows that a move tries. */
export interface RowAmounts {
  hardRows: readonly HardRow[];
  /** The number of amounts of a row: one for each rule, and the last for the rules about two consecutive shifts. */
  size: number;
  /** By employee times `size` plus rule. */
  now: Int32Array;
  /** By slot of a move times `size` plus rule. */
  tried: Int32Array;
  /** The part of an amount that counts. */
  beyond: (rule: number, person: number, amount: number) => number;
  /** The rules whose amounts change in one of these ways. */
  rulesThat: (...change: ('sum' | 'counters' | 'near' | 'whole')[]) => readonly number[];
}

export function createRowAmounts(hardRows: readonly HardRow[], people: number, slots: number): RowAmounts {
  const size = hardRows.length + 1;
  return {
    hardRows,
    size,
    now: new Int32Array(people * size),
    tried: new Int32Array(slots * size),
    beyond: (rule, person, amount) => (amount === 0 ? 0 : Math.max(0, amount - hardRows[rule]!.standing[person]!)),
    rulesThat: (...change) =>
      [...hardRows.keys()].filter((i) => change.includes(hardRows[i]!.amount.change?.kind ?? 'whole')),
  };
}
