import { jointRules } from '../rules/joint/joint-registry.ts';
import type { RuleSeverity, Severity } from '../problem/problem.ts';
import { rules } from '../rules/registry.ts';
import { choicesOf, type RuleFamily, type Terms } from '../rules/rule.ts';

/** A rule whose strictness a business can choose. */
export interface RuleEntry {
  code: string;
  family: RuleFamily;
  /** The default, whatever the business has chosen. */
  severity: Severity;
  /** The article for a rule of law, otherwise null. */
  source: string | null;
  choices: readonly RuleSeverity[];
}

/**
 * Every rule that applies under a law and regime, in the order in which reasons are given; `rules` adds those that only
 * exist where the business has them.
 */
export function ruleCatalogue({ law, regime, rules: own }: Terms): RuleEntry[] {
  const { severities: _, ...rulesOfBusiness } = own ?? {};
  return [...rules, ...jointRules].flatMap((rule) => {
    const binding = rule.binding({ law, rules: rulesOfBusiness, ...(regime && { regime }) });
    if (!binding) return [];
    return [{ code: rule.code, family: rule.family, ...binding, choices: choicesOf(rule, binding) }];
  });
}
