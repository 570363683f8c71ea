import { NumberInput, Switch } from '@mantine/core';
import { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../../lib/format/use-names.ts';
import { requiredNumber } from './limit-fields.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';
import classes from './system.module.css';

/** By rule: whether it applies, and its numbers; those of a rule that is off are the ones that it begins with. */
interface BusinessRulesValues {
  business_rules: Record<string, Record<string, number | string | boolean>>;
}

const all = Object.entries(settings.businessRules);

export const businessRulesPart: Part<BusinessRulesValues> = {
  toValues: ({ business_rules }) => ({
    business_rules: Object.fromEntries(
      all.map(([rule, { numbers }]) => {
        const stored: Record<string, number> | undefined = business_rules[rule as keyof settings.BusinessRules];
        const values = Object.entries(numbers).map(([name, { initial }]) => [name, stored?.[name] ?? initial]);
        return [rule, { ...Object.fromEntries(values), isOn: stored !== undefined }];
      }),
    ),
  }),
  toBody: ({ business_rules }) => ({
    business_rules: Object.fromEntries(
      Object.entries(business_rules)
        .filter(([, { isOn }]) => isOn)
        .map(([rule, { isOn: _, ...numbers }]) => [
          rule,
          Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, requiredNumber(String(value))])),
        ]),
    ),
  }),
};

/** The rules of the business that numbers define: each with a switch, and its numbers while it is on. */
export function BusinessRulesFields({ form }: { form: PartForm<BusinessRulesValues> }) {
  const { t } = useTranslation('system-settings');
  const ruleName = useRuleName();
  return (
    <SettingsPart title={t('businessRules.title')} text={t('businessRules.text')}>
      {all.map(([rule, { numbers }]) => (
        <div key={rule} className={classes.businessRule}>
          <Switch
            label={ruleName(rule.replaceAll('_', '-'))}
            description={t(`businessRules.${rule}.help`)}
            {...form.getInputProps(`business_rules.${rule}.isOn`, { type: 'checkbox' })}
          />
          {form.values.business_rules[rule]?.['isOn'] === true && (
            <div className={classes.ends}>
              {Object.entries(numbers).map(([name, { least, most }]) => (
                <NumberInput
                  key={name}
                  label={t(`businessRules.${rule}.${name}`)}
                  allowDecimal={false}
                  min={least}
                  max={most}
                  clampBehavior="none"
                  {...form.getInputProps(`business_rules.${rule}.${name}`)}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </SettingsPart>
  );
}
