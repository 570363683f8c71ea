import type { Problem, RuleSeverity } from '../model/problem.ts';
import type { Binding } from './rule.ts';

/** The rule, bound as strictly as the business wants it; what the law forbids stays at least a warning. */
export function asChosen<R extends { code: string; binding: (problem: Problem) => Binding | null }>(rule: R): R {
  return {
    ...rule,
    binding: (problem) => {
      const binding = rule.binding(problem);
      const chosen = binding && problem.rules?.severities?.[rule.code];
      if (!chosen || !choicesOf(binding).includes(chosen)) return binding;
      return chosen === 'off' ? null : { ...binding, severity: chosen };
    },
  };
}

/** How strictly a business may bind a rule that comes with this binding. */
export function choicesOf({ severity, source }: Binding): readonly RuleSeverity[] {
  const all = ['off', 'soft', 'consent', 'hard'] as const;
  return source !== null && severity !== 'soft' ? all.slice(1) : all;
}
