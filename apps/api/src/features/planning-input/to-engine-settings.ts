import type { settings } from '@pamaina/contract';
import { defaultImportance, lawPacks, weightsOf, type Problem } from '@pamaina/engine';
import type { StoredSettings } from '../settings/index.ts';

type EngineSettings = Pick<Problem, 'law' | 'weights' | 'forbiddenSequences'> &
  Required<Pick<Problem, 'regime' | 'accounting' | 'rules'>>;

/**
 * The manager's settings as the engine takes them. @param accountingFrom the first day of the accounting period that
 * holds the planned one
 */
export function toEngineSettings(stored: StoredSettings, accountingFrom: string): EngineSettings {
  const last = Temporal.PlainDate.from(accountingFrom).add({ months: stored.accounting_months }).subtract({ days: 1 });
  return {
    law: stored.law_pack === 'none' ? null : lawPacks[stored.law_pack],
    weights: weightsOf({ ...defaultImportance, ...stored.importance }),
    regime: stored.regime,
    accounting: { from: accountingFrom, to: last.toString() },
    forbiddenSequences: stored.forbidden_sequences.map((pair) => ({ first: pair.template, next: pair.next_template })),
    rules: {
      ...withEngineNames(stored.business_rules),
      severities: stored.severities,
      closingBeforeOpening: stored.closing_before_opening,
      alcoholRoles: stored.alcohol_roles,
      maxOfTemplate: stored.template_limits.map(({ template, max_per_week, max_per_month }) => ({
        template,
        ...(max_per_week !== null && { perWeek: max_per_week }),
        ...(max_per_month !== null && { perPeriod: max_per_month }),
      })),
      pairs: stored.pairs.map(({ employee_id, other_employee_id, together }) => ({
        first: employee_id,
        second: other_employee_id,
        kind: together ? ('together' as const) : ('apart' as const),
      })),
      seniors: stored.seniors,
    },
  };
}

/** The numbers of rules under the engine's names: `weekends_off.in_weeks` is `weekendsOff.inWeeks` there. */
function withEngineNames(rules: settings.BusinessRules): Problem['rules'] {
  const renamed = <T>(of: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(of).map(([name, value]) => [
      name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
  return Object.fromEntries(
    renamed(rules).map(([name, numbers]) => [name, Object.fromEntries(renamed(numbers ?? {}))]),
  );
}
