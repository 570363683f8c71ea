import type { RuleSeverity } from '../problem/problem.ts';
import type { Binding, RuleBase } from './rule.ts';

/** The rule with the strictness chosen by the business. */
export function withConfiguredSeverity<R extends RuleBase>(rule: R): R {
  return {
    ...rule,
    binding: (terms) => {
      const binding = rule.binding(terms);
      const chosen = binding && terms.rules?.severities?.[rule.code];
      if (!chosen || !choicesOf(rule, binding).includes(chosen)) return binding;
      return chosen === 'off' ? null : { ...binding, severity: chosen };
    },
  };
}

/**
 * The strictness levels that a business can choose for a rule with this binding: rules of law remain at least a
 * warning.
 */
export function choicesOf({ family }: RuleBase, { severity, source }: Binding): readonly RuleSeverity[] {
  if (family === 'basic') return [severity];
  const all = ['off', 'soft', 'consent', 'hard'] as const;
  return source !== null && severity !== 'soft' ? all.slice(1) : all;
}
