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
  /** By position in `codes`: how much of the row the roster takes; absent: 1 of each. */
  amounts?: readonly number[];
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
    if (!joint) return { person, row: Int32Array.from(row), codes, cost };
    codes.push(...rowsOf(joint, model.codes, person, taken));
    const spent = amountsOf(joint, model.codes, person, taken);
    if (spent.size === 0) return { person, row: Int32Array.from(row), codes, cost };
    const amounts = [...codes.map(() => 1), ...spent.values()];
    return { person, row: Int32Array.from(row), codes: [...codes, ...spent.keys()], amounts, cost };
  };
}

/** The joint rows that count an employee who takes these codes, numbered after the codes. */
function rowsOf(
  { idle, start, row, change, amounts }: JointTable,
  codes: number,
  person: number,
  taken: readonly number[],
): number[] {
  const rows = new Set(idle[person]);
  for (const code of taken) {
    const key = person * codes + code;
    for (let i = start[key]!; i < start[key + 1]!; i++) {
      if (row[i]! >= amounts) continue;
      if (change[i] === 1) rows.add(row[i]!);
      else rows.delete(row[i]!);
    }
  }
  return Array.from(rows, (at) => codes + at);
}

/** What an employee who takes these codes takes of the rows of amounts, numbered after the codes. */
function amountsOf(
  { start, row, change, amounts, rows }: JointTable,
  codes: number,
  person: number,
  taken: readonly number[],
): Map<number, number> {
  const sums = new Map<number, number>();
  if (amounts === rows) return sums;
  for (const code of taken) {
    const key = person * codes + code;
    for (let i = start[key]!; i < start[key + 1]!; i++)
      if (row[i]! >= amounts) sums.set(codes + row[i]!, (sums.get(codes + row[i]!) ?? 0) + change[i]!);
  }
  return sums;
}

/** Adds what a roster takes of each row to sums by position; `by` -1 takes it away. */
export function addTo(sums: Float64Array, place: Int32Array | null, { codes, amounts }: Column, by = 1): void {
  for (let i = 0; i < codes.length; i++)
    sums[place ? place[codes[i]!]! : codes[i]!]! += amounts ? amounts[i]! * by : by;
}

/** By position in `codes`: how much of each row a roster takes. */
export const amountsIn = ({ codes, amounts }: Column): readonly number[] => amounts ?? codes.map(() => 1);

/** What two rosters together cost and take. */
export function sumOf(one: Column, other: Column): Pick<Column, 'codes' | 'amounts' | 'cost'> {
  const sum = { codes: [...one.codes, ...other.codes], cost: one.cost + other.cost };
  return one.amounts || other.amounts ? { ...sum, amounts: [...amountsIn(one), ...amountsIn(other)] } : sum;
}
