// Method: prices on the shifts of limited templates in the draws of one employee (Lagrangian relaxation, subgradient).
// Paper: Held, Wolfe, Crowder, "Validation of subgradient optimization", Mathematical Programming 6, 1974.
import type { PricingProblem } from '../../lp/network/pricing-problem.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import type { Model } from '../../model/model.ts';

/** [shifts] A price moves in proportion to the shifts beyond its limit, up to so many. */
const MOST_BEYOND = 10;

/** What the shifts of limited templates cost in the draws of one employee. */
export interface TemplatePrices {
  /** By code. */
  price: Float64Array;
  /** Follows a draw that would change a day of the employee from one code to another; -1 for free. */
  count: (before: number, after: number) => void;
  /** Moves the prices by the row that the counted changes lead to, and forgets them. */
  move: (step: number) => void;
}

/**
 * A template of which a draw takes too many shifts becomes dearer, one with room cheaper, so that draws mostly keep the
 * limits. Null for an employee whose limits cannot be exceeded.
 * @param row the codes of the employee's days now
 */
export function createTemplatePrices(model: Model, { limits }: PricingProblem, row: Int32Array): TemplatePrices | null {
  const { codes, first, last, dayStart } = model;
  const most = new Map<number, number>();
  for (const limit of limits)
    if (typeof limit.of === 'number' && limit.most > 0 && limit.most <= last - first)
      most.set(limit.of, Math.min(limit.most, most.get(limit.of) ?? Infinity));
  if (most.size === 0) return null;
  const templates = [...most.keys()];
  const price = new Float64Array(codes);
  const prices = new Float64Array(templates.length);
  const more = new Int32Array(templates.length);
  /** By template: the planned codes with shifts of it, one for each shift. */
  const codesOf = templates.map((template) => {
    const found: number[] = [];
    for (let code = dayStart[first]!; code < dayStart[last + 1]!; code++)
      for (let shift = shiftsOfTemplate(model, code, template); shift > 0; shift--) found.push(code);
    return found;
  });
  const shifts = codesOf.map((found) => {
    const counts = new Uint8Array(codes);
    for (const code of found) counts[code]!++;
    return counts;
  });
  return {
    price,
    count: (before, after) => {
      for (let t = 0; t < templates.length; t++) {
        if (before >= 0) more[t]! -= shifts[t]![before]!;
        if (after >= 0) more[t]! += shifts[t]![after]!;
      }
    },
    move: (step) => {
      for (let t = 0; t < templates.length; t++) {
        let sum = more[t]!;
        for (let day = first; day <= last; day++) if (row[day]! >= 0) sum += shifts[t]![row[day]!]!;
        more[t] = 0;
        const beyond = sum - most.get(templates[t]!)!;
        const next = Math.max(0, prices[t]! + step * (beyond > 0 ? Math.min(beyond, MOST_BEYOND) : -1));
        if (next === prices[t] || beyond === 0) continue;
        for (const code of codesOf[t]!) price[code]! += next - prices[t]!;
        prices[t] = next;
      }
    },
  };
}
