// Method: a column is one whole roster of one employee with its own cost, and the needs that it covers.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { JointTable, Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';

/** A column: one whole roster of one employee, with its own cost; or of a joined pair, named by the first employee. */
export interface Column {
  person: number;
  /** By day: the code worked, or -1; in a pair then the same for the second employee. */
  row: Int32Array;
  /** The plannable duties, and the rows of joint rules in which the roster counts; twice if it counts twice. */
  codes: number[];
  cost: number;
}

/** Equal for the same roster of the same employee. */
export const nameOf = ({ person, row }: Column): string => `${person}:${row.join()}`;

/** Creates columns from rows; null for a row that breaks a hard rule, by the rules themselves. */
export function columnMaker(model: Model, domains: Domains, evaluator: Evaluator) {
  const { days, joint } = model;
  const cells = Int32Array.from(model.fixed);
  return (person: number, row: Int32Array): Column | null => {
    cells.set(row, person * days);
    let cost = evaluator.rowCost(person, cells, Infinity);
    if (evaluator.lastHard() > 0) return null;
    const taken: number[] = [];
    for (let day = 0; day < days; day++) {
      const code = row[day]!;
      if (code < 0) continue;
      cost += evaluator.shiftCost[person * model.codes + code]!;
      if (domains.free[person * days + day] === 1) taken.push(code);
    }
    const codes = taken.flatMap((code) => model.parts[code]!);
    if (joint) codes.push(...rowsOf(joint, model.codes, person, taken));
    return { person, row: Int32Array.from(row), codes, cost };
  };
}

/** The joint rows that count an employee who takes these codes, numbered after the codes. */
function rowsOf(
  { idle, start, row, change }: JointTable,
  codes: number,
  person: number,
  taken: readonly number[],
): number[] {
  const rows = new Set(idle[person]);
  for (const code of taken) {
    const key = person * codes + code;
    for (let i = start[key]!; i < start[key + 1]!; i++) {
      if (change[i] === 1) rows.add(row[i]!);
      else rows.delete(row[i]!);
    }
  }
  return Array.from(rows, (at) => codes + at);
}
