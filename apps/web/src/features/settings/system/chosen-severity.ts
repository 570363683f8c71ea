import type { settings } from '@pamaina/contract';

/** How strictly a rule binds: as chosen, or as it comes where the law of today does not allow that choice. */
export function chosenSeverity(
  { rule, choices, default_severity }: settings.RuleChoice,
  severities: settings.Severities,
): settings.Severity {
  const chosen = severities[rule];
  return chosen !== undefined && choices.includes(chosen) ? chosen : default_severity;
}
