import { settings } from '@pamaina/contract';

const engineName = (name: string) => name.replaceAll(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());

/** The schemas of rules that numbers define, by the field of the settings. */
const schemas = new Map(Object.entries(settings.businessRules));

/**
 * The numbers of a rule under the engine's names: `weekends-off` with `in_weeks` is `weekendsOff.inWeeks` there.
 * @param rule the rule's code
 * @returns `none`: no numbers define this rule; `wrong`: they aren't such numbers
 */
export function businessRulesOf(
  rule: string,
  numbers: Readonly<Record<string, number>> | null,
): { field: string; numbers: Record<string, number> | null } | 'none' | 'wrong' {
  const known = schemas.get(rule.replaceAll('-', '_'));
  if (!known) return 'none';
  const field = engineName(rule);
  if (numbers === null) return { field, numbers: null };
  const read = known.schema.safeParse(numbers);
  if (!read.success) return 'wrong';
  const values = Object.entries(read.data as Record<string, number>);
  return { field, numbers: Object.fromEntries(values.map(([name, value]) => [engineName(name), value])) };
}
