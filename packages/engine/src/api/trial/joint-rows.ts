import type { Model, Statement } from '../../model/model.ts';
import { compileJoint } from '../../rules/joint/compile-joint.ts';

/** The rules between employees on the cells of a roster, all of which can change in the period. */
export interface JointRows {
  /** The true statements of a row that these changes break more than the roster at the start; null if there is none. */
  broken: (cells: Int32Array, changes: readonly { person: number; code: number }[]) => readonly Statement[] | null;
}

/**
 * Null if no binding rule joins employees.
 * @param start the cells of the roster at the start
 */
export function jointRows(model: Model, start: Int32Array): JointRows | null {
  const { days, codes, first, last } = model;
  const inPeriod = (cell: number): boolean => cell % days >= first && cell % days <= last;
  const joint = compileJoint({ ...model, fixed: model.fixed.map((code, cell) => (inPeriod(cell) ? -1 : code)) });
  if (!joint?.hard.includes(1)) return null;
  const { open, hard, most, base, start: from, row: rows } = joint;
  const trueOf = (row: number, cells: Int32Array): Statement[] =>
    open[row]!.filter(({ person, codes: of, works }) => {
      return of.includes(cells[person * days + model.day[of[0] ?? 0]!]!) === works;
    });
  const before = new Map<number, number>();
  const standing = (row: number): number => {
    const known = before.get(row) ?? trueOf(row, start).length;
    before.set(row, known);
    return known;
  };
  return {
    broken: (cells, changes) => {
      for (const { person, code } of changes) {
        const at = person * codes + code;
        for (let i = from[at]!; i < from[at + 1]!; i++) {
          const row = rows[i]!;
          if (hard[row] === 0) continue;
          const found = trueOf(row, cells);
          const limit = Math.max(most[row]! - base[row]!, standing(row));
          if (found.length > limit) return found;
        }
      }
      return null;
    },
  };
}
