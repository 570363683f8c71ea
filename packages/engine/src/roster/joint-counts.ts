import type { Model } from '../model/model.ts';

/** How many statements of each joint row are true of a roster under search, updated with every change. */
export interface JointCounts {
  load: (cells: Int32Array) => void;
  /** An employee takes a code (1) or releases it (-1), in a cell that the planner decides. */
  change: (person: number, code: number, by: number) => void;
  /** Penalty of soft rules, and the amount of the breaches of the others. */
  cost: () => number;
  hard: () => number;
}

/** Null if there are no joint rules. */
export function createJointCounts(model: Model): JointCounts | null {
  const { joint, codes, days } = model;
  if (!joint) return null;
  const { start, row, change, most, hard, weight, amounts } = joint;
  const counts = new Float64Array(joint.rows);
  let broken = 0;
  let penalty = 0;

  /**
   * How far a row is above its limit. A hard limit of an amount is broken by at least 1, however little is above it:
   * otherwise the search would settle just above.
   */
  function above(at: number): number {
    const more = counts[at]! - most[at]!;
    if (more <= 0) return 0;
    return at >= amounts && hard[at] === 1 ? 1 + more : more;
  }

  function shift(person: number, code: number, by: number): void {
    for (let i = start[person * codes + code]!; i < start[person * codes + code + 1]!; i++) {
      const at = row[i]!;
      const before = above(at);
      counts[at]! += change[i]! * by;
      const more = above(at) - before;
      if (hard[at] === 1) broken += more;
      else penalty += more * weight[at]!;
    }
  }

  return {
    load: (cells) => {
      counts.set(joint.base);
      for (const rows of joint.idle) for (const at of rows) counts[at]!++;
      broken = 0;
      penalty = 0;
      counts.forEach((_, at) => {
        if (hard[at] === 1) broken += above(at);
        else penalty += above(at) * weight[at]!;
      });
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell]! >= 0 && model.fixed[cell]! < 0) shift(Math.floor(cell / days), cells[cell]!, 1);
      }
    },
    change: shift,
    cost: () => penalty,
    hard: () => broken,
  };
}
