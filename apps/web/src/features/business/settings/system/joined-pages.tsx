import { settings, constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { NumberInput, Select } from '@mantine/core';
import { AgreedFields, agreedPart } from './agreed-fields.tsx';
import { BusinessRulesFields, businessRulesPart } from './business-rules-fields.tsx';
import { LawFields, lawPart } from './law-fields.tsx';
import { PeopleFields, peoplePart } from './people-fields.tsx';
import { RulesFields, rulesPart } from './rules-fields.tsx';
import { SettingsForm } from './settings-section.tsx';
import { ShiftsFields, shiftsPart } from './shifts-fields.tsx';
import { joinParts, useSection, type Part, type PartForm } from './use-section.ts';
import { LimitFields, toLimits, toLimitValues, type LimitValues, requiredNumber } from './limit-fields.tsx';
import { SettingsPart } from './settings-part.tsx';
import classes from './system.module.css';

interface PageProps {
  stored: settings.SystemSettings;
}

/** The applicable law, and the limits and rules for all employees. */
export function WorkingTimePage({ stored }: PageProps) {
  const { form, ...section } = useSection({
    stored,
    ...joinParts(joinParts(lawPart, agreedPart), joinParts(limitsPart, businessRulesPart)),
  });
  return (
    <SettingsForm section={section}>
      <LawFields form={form} />
      <AgreedFields form={form} />
      <LimitsFields form={form} />
      <BusinessRulesFields form={form} />
    </SettingsForm>
  );
}

/** The importance of each goal, and the strictness of each rule. */
export function PlanningPage({ stored }: PageProps) {
  const { form, ...section } = useSection({ stored, ...joinParts(importancePart, rulesPart(stored)) });
  return (
    <SettingsForm section={section}>
      <ImportanceFields form={form} />
      <RulesFields form={form} stored={stored} />
    </SettingsForm>
  );
}

/** Which shifts and which employees go together. */
export function TogetherPage({ stored }: PageProps) {
  const { form, ...section } = useSection({ stored, ...joinParts(shiftsPart, peoplePart) });
  return (
    <SettingsForm section={section}>
      <ShiftsFields form={form} />
      <PeopleFields form={form} />
    </SettingsForm>
  );
}

interface LimitsPart {
  limits: LimitValues;
}

const limitsPart: Part<LimitsPart> = {
  toValues: ({ limits }) => ({ limits: toLimitValues(limits) }),
  toBody: ({ limits }) => ({ limits: toLimits(limits) }),
};

/** The limits for all employees without their own. */
function LimitsFields({ form }: { form: PartForm<LimitsPart> }) {
  const { t } = useTranslation('system-settings');
  return (
    <SettingsPart title={t('limits.title')} text={t('limits.text')}>
      <div className={classes.limits}>
        <LimitFields inputOf={(field) => form.getInputProps(`limits.${field}`)} />
      </div>
    </SettingsPart>
  );
}

interface ImportanceValues {
  importance: settings.Importance;
  planning_seconds: number | string;
}

const importancePart: Part<ImportanceValues> = {
  toValues: ({ importance, planning_seconds }) => ({ importance, planning_seconds }),
  toBody: ({ importance, planning_seconds }) => ({ importance, planning_seconds: requiredNumber(planning_seconds) }),
};

/** The importance of each goal, in words, and the time limit of a generation. */
function ImportanceFields({ form }: { form: PartForm<ImportanceValues> }) {
  const { t } = useTranslation('system-settings');
  const levels = settings.levels.map((value) => ({ value, label: t(`importance.levels.${value}`) }));
  return (
    <SettingsPart title={t('importance.title')} text={t('importance.text')}>
      <div className={classes.choices}>
        {settings.aims.map((aim) => (
          <Select
            key={aim}
            className={classes.choice ?? ''}
            label={t(`importance.aims.${aim}`)}
            description={t(`importance.does.${aim}`)}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            data={levels}
            {...form.getInputProps(`importance.${aim}`)}
          />
        ))}
        <NumberInput
          className={classes.choice ?? ''}
          label={t('importance.seconds')}
          description={t('importance.secondsHelp')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          min={1}
          max={constants.planningSecondsMax}
          clampBehavior="none"
          allowDecimal={false}
          required
          {...form.getInputProps('planning_seconds')}
        />
      </div>
    </SettingsPart>
  );
}
