// Method: the counting bound: disjoint shortages, chosen greedily, are added up.
// Paper: none; our own.
import { TOLERANCE } from '../lp/tolerance.ts';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import type { Problem } from '../problem/problem.ts';
import type { Certificate } from '../problem/result.ts';
import { dayShortages, type Shortage } from './day-shortages.ts';
import { domainsOf } from '../roster/domains.ts';
import { hourShortages } from './hour-shortages.ts';

/** A lower bound for all plans that satisfy the rules. */
export interface LowerBound {
  penalty: number;
  /** The maximum number of needed shifts that can be filled. */
  fillable: number;
  /** The certificates: one for each shortage in the bound. */
  certificates: Certificate[];
}

/** (penalty - bound) / penalty; 0 if the penalty is not above the bound. */
export function gapOf(penalty: number, bound: number): number {
  return penalty <= bound + TOLERANCE.proof ? 0 : (penalty - bound) / penalty;
}

/**
 * The counting bound: what must stay open in any plan, by comparing employees with needs for each day, and hours with
 * hours over weeks and the month. Only shortages that share no need are added up, so that the sum is valid for every
 * lawful plan.
 */
export function lowerBound(problem: Problem): LowerBound {
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const found = [...dayShortages(model, domains), ...hourShortages(model, domains)];
  const taken = pickApart(found);
  let needed = 0;
  for (let code = 0; code < model.codes; code++) needed += model.required[code]!;
  const missing = taken.reduce((sum, shortage) => sum + shortage.missing, 0);
  return {
    penalty: taken.reduce((sum, shortage) => sum + shortage.penalty, 0),
    fillable: needed - missing,
    certificates: taken.map((shortage) => shortage.certificate),
  };
}

/** Shortages that share no need: the most expensive first, or all small ones if they cost more together. */
function pickApart(found: readonly Shortage[]): Shortage[] {
  const orders = [
    [...found].sort((a, b) => b.penalty - a.penalty || a.codes.length - b.codes.length),
    [...found].sort((a, b) => a.codes.length - b.codes.length || b.penalty - a.penalty),
  ];
  const picks = orders.map((order) => {
    const used = new Set<number>();
    return order.filter(({ codes }) => {
      if (codes.some((code) => used.has(code))) return false;
      for (const code of codes) used.add(code);
      return true;
    });
  });
  const penaltyOf = (pick: readonly Shortage[]): number => pick.reduce((sum, shortage) => sum + shortage.penalty, 0);
  return picks.reduce((a, b) => (penaltyOf(b) > penaltyOf(a) ? b : a), []);
}
