import { NumberInput, Select } from '@mantine/core';
import { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../../lib/format/compare-names.ts';
import { useRuleName } from '../../../../lib/format/use-names.ts';
import type { LineProps } from './line-props.ts';
import { NARROW, WIDE } from './line-fields.tsx';
import { fieldOfRule, numbersOfRule } from './line-values.ts';
import type { RuleOption } from '../use-choices.ts';

/** A rule with another strictness, with other numbers, or without it. */
export function RuleFields({ form, index, line, choices }: LineProps) {
  const { t } = useTranslation('scenarios');
  const ruleName = useRuleName();
  const path = `changes.${index}`;
  const option = choices.rules.find(({ rule }) => rule === line.rule);
  const names = choices.rules
    .map(({ rule }) => ({ value: rule, label: ruleName(rule) }))
    .sort((a, b) => compareNames(a.label, b.label));
  const choose = (rule: string | null) => {
    const chosen = choices.rules.find((one) => one.rule === rule);
    form.setFieldValue(`${path}.rule`, rule);
    form.setFieldValue(`${path}.strictness`, chosen === undefined ? null : (waysOf(chosen)[0] ?? null));
    form.setFieldValue(`${path}.numbers`, chosen === undefined ? {} : startOf(chosen));
  };
  return (
    <>
      <Select
        w={{ base: '100%', sm: 280 }}
        label={t('fields.rule')}
        required
        searchable
        nothingFoundMessage={t('form.noneFound')}
        data={names}
        {...form.getInputProps(`${path}.rule`)}
        onChange={choose}
      />
      {option !== undefined && (
        <Select
          w={NARROW}
          label={t('fields.strictness')}
          allowDeselect={false}
          data={waysOf(option).map((value) => ({
            value,
            label:
              value === 'numbers' || value === 'none'
                ? t(`rule.${value === 'numbers' && !hasNumbers(option) ? 'with' : value}`)
                : t(`system-settings:rules.severities.${value}`),
          }))}
          {...form.getInputProps(`${path}.strictness`)}
        />
      )}
      {option !== undefined &&
        line.strictness === 'numbers' &&
        Object.entries(numbersOfRule(option.rule) ?? {}).map(([name, { least, most }]) => (
          <NumberInput
            key={name}
            w={{ base: '100%', sm: 300 }}
            label={t(`system-settings:businessRules.${fieldOfRule(option.rule)}.${name}`)}
            allowDecimal={false}
            min={least}
            max={most}
            clampBehavior="none"
            {...form.getInputProps(`${path}.numbers.${name}`)}
          />
        ))}
    </>
  );
}

/** Some rules of a business are only on or off. */
const hasNumbers = ({ rule }: RuleOption): boolean => Object.keys(numbersOfRule(rule) ?? {}).length > 0;

/** What can be different about a rule. */
function waysOf(option: RuleOption): string[] {
  const { rule, choices, now } = option;
  if (numbersOfRule(rule) === undefined) return [...choices];
  return [
    ...(hasNumbers(option) || now === undefined ? ['numbers'] : []),
    ...choices,
    ...(now !== undefined && !choices.includes('off') ? ['none'] : []),
  ];
}

/** The numbers of a rule as they are, or those that it usually begins with. */
const startOf = ({ rule, now }: RuleOption) =>
  Object.fromEntries(
    Object.entries(numbersOfRule(rule) ?? {}).map(([name, { initial }]) => [name, now?.[name] ?? initial]),
  );

/** How much an aim matters. */
export function AimFields({ form, index }: LineProps) {
  const { t } = useTranslation('scenarios');
  return (
    <>
      <Select
        w={WIDE}
        label={t('fields.aim')}
        required
        data={settings.aims.map((value) => ({ value, label: t(`system-settings:importance.aims.${value}`) }))}
        {...form.getInputProps(`changes.${index}.aim`)}
      />
      <Select
        w={WIDE}
        label={t('fields.importance')}
        required
        data={settings.levels.map((value) => ({ value, label: t(`system-settings:importance.levels.${value}`) }))}
        {...form.getInputProps(`changes.${index}.importance`)}
      />
    </>
  );
}
