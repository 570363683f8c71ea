import type { WhatIf } from './what-if.ts';

/** A change of a row: a code taken or given up. */
export interface RowChange {
  code: number;
  isTaken: boolean;
}

/**
 * By how much more an employee's row breaks after some changes, which must be in the cells by now; rows with one or two
 * changes are remembered. Valid as long as the roster itself does not change.
 */
export function rowMemo(what: WhatIf): (person: number, changes: readonly RowChange[]) => number {
  const known = new Map<number, number>();
  const size = 2 * what.model.codes;
  const number = ({ code, isTaken }: RowChange): number => 2 * code + (isTaken ? 1 : 0);
  return (person, [first, second, third]) => {
    if (!first) return 0;
    if (third) return what.excess(person);
    const [a, b] = [number(first), number(second ?? first)];
    const key = (person * size + Math.min(a, b)) * size + Math.max(a, b);
    const found = known.get(key) ?? what.excess(person);
    known.set(key, found);
    return found;
  };
}
