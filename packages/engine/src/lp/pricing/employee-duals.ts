// Method: the cost of every code for one employee under the duals: goals of the shift less what the demand rows pay.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';

/** The duals as seen by an employee, joint rules included. */
export interface EmployeeDuals {
  /** By code: what it costs the employee; overwritten by the next call. */
  costs: (person: number, duals: Float64Array) => Float64Array;
  /** What an employee without work earns by the joint rules. */
  idle: (person: number, duals: Float64Array) => number;
}

export function createEmployeeDuals(model: Model, domains: Domains, evaluator: Evaluator): EmployeeDuals {
  const { joint, one, other } = model;
  const own = new Float64Array(model.codes);

  /** What taking a code earns by the joint rules. */
  function jointEarnings(person: number, code: number, duals: Float64Array): number {
    if (!joint) return 0;
    const key = person * model.codes + code;
    let sum = 0;
    for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++)
      sum += joint.change[i]! * duals[model.codes + joint.row[i]!]!;
    return sum;
  }

  return {
    costs: (person, duals) => {
      const shiftCost = person * model.codes;
      for (let day = 0; day < model.days; day++) {
        const cell = person * model.days + day;
        for (let i = domains.optionStart[cell]!; i < domains.optionStart[cell + 1]!; i++) {
          const code = domains.options[i]!;
          own[code] = evaluator.shiftCost[shiftCost + code]! - duals[one[code]!]! - jointEarnings(person, code, duals);
          if (other[code]! >= 0) own[code]! -= duals[other[code]!]!;
        }
        // A fixed shift covers no demand row.
        const fixed = model.fixed[cell]!;
        if (fixed >= 0) own[fixed] = evaluator.shiftCost[shiftCost + fixed]!;
      }
      return own;
    },
    idle: (person, duals) => (joint ? joint.idle[person]!.reduce((sum, row) => sum + duals[model.codes + row]!, 0) : 0),
  };
}
