import type { settings } from '@pamaina/contract';

/** The strictness of a rule: as chosen, or the default if the current law does not allow that choice. */
export function chosenSeverity(
  { rule, choices, default_severity }: settings.RuleChoice,
  severities: settings.Severities,
): settings.Severity {
  const chosen = severities[rule];
  return chosen !== undefined && choices.includes(chosen) ? chosen : default_severity;
}
