import { jointRules } from '../rules/joint/judge-joint.ts';
import type { RuleSeverity, Severity } from '../problem/problem.ts';
import { rules } from '../rules/registry.ts';
import { choicesOf, type RuleFamily, type RuleNumbers, type Terms } from '../rules/rule.ts';

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

/** Every rule that applies under a law and regime, in the order in which reasons are given. */
export function ruleCatalogue({ law, regime }: Pick<Terms, 'law' | 'regime'>): RuleEntry[] {
  return [...rules, ...jointRules].flatMap((rule) => {
    const binding = rule.binding({ law, ...(regime && { regime }) });
    if (!binding) return [];
    return [{ code: rule.code, family: rule.family, ...binding, choices: choicesOf(rule, binding) }];
  });
}

/** The numbers that a business can set for rules, each by its field of `Problem.rules`. */
export const ruleNumbers: Readonly<Record<string, RuleNumbers>> = Object.fromEntries(
  rules.flatMap(({ code, numbers }) => (numbers ? [[fieldOf(code), numbers]] : [])),
);

function fieldOf(code: string): string {
  return code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
