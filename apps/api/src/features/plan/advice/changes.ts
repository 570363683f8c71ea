import { type OpenDifference, ruleCatalogue } from '@pamaina/engine';
import type { scenarios } from '@pamaina/contract';
import type { BaseMonth } from '../scenarios/index.ts';
import { setRules } from './set-rules.ts';

/** A rule that is dropped, of which the open shifts are compared. */
export interface ComparedLine {
  rule: string;
  line: Extract<scenarios.Change, { kind: 'rule' }>;
}

/** So many rules are tried at most, each in a plan: with more of them there would be too little time for each. */
export const RULES_TRIED = 8;

/**
 * The business rules that bind in this month and can be dropped, in the order of the engine: those of law stay, and
 * one that nobody has set isn't among them.
 */
export function droppableRules({ problem }: Pick<BaseMonth, 'problem'>): ComparedLine[] {
  const { law, regime } = problem;
  return ruleCatalogue({ law, ...(regime && { regime }) })
    .filter(({ code, source, severity, choices }) => {
      const chosen = problem.rules?.severities?.[code] ?? severity;
      const binds = chosen !== 'off' && chosen !== 'soft';
      return source === null && choices.includes('off') && binds && setRules[code]?.(problem) === true;
    })
    .map(({ code }) => ({
      rule: code,
      line: { kind: 'rule', rule: code, strictness: 'off' },
    }));
}

/** Rules by how many more shifts are filled without them at most; those of which that isn't known come last. */
export const mostFirst = <T extends { difference: OpenDifference | null }>(rules: readonly T[]): T[] =>
  // Without a rule no more stay open: the least is 0 or below.
  rules.toSorted((a, b) => (a.difference?.least ?? 1) - (b.difference?.least ?? 1));
