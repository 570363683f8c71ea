import { Select } from '@mantine/core';
import type { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../../lib/format/use-names.ts';
import { chosenSeverity } from './limit-fields.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';
import classes from './system.module.css';

const families = ['law', 'minors', 'consent', 'limits', 'business'] as const;
const isChosen = ({ choices }: settings.RuleChoice) => choices.length > 1;

interface RulesValues {
  severities: Record<string, settings.Severity>;
}

/** Only differences from the law pack are stored. */
export const rulesPart = (stored: settings.SystemSettings): Part<RulesValues> => ({
  toValues: ({ rules, severities }) => ({
    severities: Object.fromEntries(rules.filter(isChosen).map((one) => [one.rule, chosenSeverity(one, severities)])),
  }),
  toBody: ({ severities }) => ({
    severities: Object.fromEntries(
      stored.rules
        .map((one) => ({ ...one, now: chosenSeverity(one, severities) }))
        .filter(({ now, default_severity }) => now !== default_severity)
        .map(({ rule, now }) => [rule, now]),
    ),
  }),
});

interface RulesFieldsProps {
  stored: settings.SystemSettings;
  form: PartForm<RulesValues>;
}

/** The strictness of each rule, grouped by subject. */
export function RulesFields({ stored, form }: RulesFieldsProps) {
  const { t } = useTranslation('system-settings');
  const ruleName = useRuleName();
  const chosen = form.values.severities;
  const changedIn = (rules: settings.RuleChoice[]) =>
    rules.filter((one) => chosen[one.rule] !== one.default_severity).length;
  const isWrong = (rules: settings.RuleChoice[]) =>
    rules.some(({ rule }) => form.errors[`severities.${rule}`] !== undefined);
  return (
    <SettingsPart title={t('rules.title')} text={t('rules.text')}>
      {families
        .map((family) => ({ family, rules: stored.rules.filter((one) => one.family === family && isChosen(one)) }))
        .filter(({ rules }) => rules.length > 0)
        .map(({ family, rules }) => (
          <details
            key={family}
            className={classes.family}
            ref={(details) => {
              // Only ever opened: it must not collapse while the user corrects the mistake.
              if (details && isWrong(rules)) details.open = true;
            }}
          >
            <summary>
              <strong>{t(`rules.families.${family}`)}</strong>
              <span className={classes.counted}>
                {changedIn(rules) === 0
                  ? t('rules.count', { count: rules.length })
                  : t('rules.changed', { count: changedIn(rules) })}
              </span>
            </summary>
            <div className={classes.choices}>
              {rules.map(({ rule, choices, source, default_severity }) => (
                <Select
                  key={rule}
                  className={classes.choice ?? ''}
                  label={ruleName(rule)}
                  description={t(source === undefined ? 'rules.comes' : 'rules.comesByLaw', {
                    severity: t(`rules.severities.${default_severity}`),
                    source,
                  })}
                  inputWrapperOrder={['label', 'description', 'input', 'error']}
                  data={choices.map((value) => ({ value, label: t(`rules.severities.${value}`) }))}
                  {...form.getInputProps(`severities.${rule}`)}
                />
              ))}
            </div>
          </details>
        ))}
    </SettingsPart>
  );
}
