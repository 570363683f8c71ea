import { jointRules } from '../joint/registry.ts';
import type { RuleSeverity, Severity } from '../model/problem.ts';
import { choicesOf } from '../rules/as-chosen.ts';
import { rules } from '../rules/registry.ts';
import type { RuleFamily, Terms } from '../rules/rule.ts';

/** A rule as a business may choose how strictly it binds. */
export interface RuleEntry {
  code: string;
  family: RuleFamily;
  /** What it comes with, whatever the business has chosen. */
  severity: Severity;
  /** The article where it is law, else null. */
  source: string | null;
  choices: readonly RuleSeverity[];
}

/** Every rule that binds under a law and regime, in the order in which reasons are given. */
export function ruleCatalogue({ law, regime }: Pick<Terms, 'law' | 'regime'>): RuleEntry[] {
  return [...rules, ...jointRules].flatMap((rule) => {
    const binding = rule.binding({ law, ...(regime && { regime }) });
    if (!binding) return [];
    return [{ code: rule.code, family: rule.family, ...binding, choices: choicesOf(rule, binding) }];
  });
}
