import { compileModel } from '../model/compile-model.ts';
import { contextOf } from '../model/context.ts';
import type { Problem } from '../model/problem.ts';
import type { Certificate } from '../model/result.ts';
import { dayShortages, type Shortage } from './day-shortages.ts';
import { domainsOf } from './domains.ts';
import { hourShortages } from './hour-shortages.ts';

/** What no plan that keeps the rules can beat. */
export interface LowerBound {
  penalty: number;
  /** Shifts of the needs that can be filled at most. */
  fillable: number;
  /** Why: one for each shortage that the bound is made of. */
  certificates: Certificate[];
}

/** (penalty - bound) / penalty; 0 when the penalty is not above the bound. */
export function gapOf(penalty: number, bound: number): number {
  return penalty <= bound + 1e-6 ? 0 : (penalty - bound) / penalty;
}

/**
 * Counts what must stay open whatever is planned: people against needs day by day, and hours against hours over weeks and the month.
 * Shortages are added up only where they share no need, so that the sum holds for every plan that keeps the rules.
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

/** Shortages that share no need: those that cost most first, or all small ones where they cost more together. */
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
  const worth = (pick: readonly Shortage[]): number => pick.reduce((sum, shortage) => sum + shortage.penalty, 0);
  return picks.reduce((a, b) => (worth(b) > worth(a) ? b : a), []);
}
