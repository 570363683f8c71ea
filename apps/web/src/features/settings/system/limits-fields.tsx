import { useTranslation } from 'react-i18next';
import { LimitFields } from './limit-fields.tsx';
import { toLimits, toLimitValues, type LimitValues } from './limit-values.ts';
import classes from './system.module.css';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';

interface LimitsPart {
  limits: LimitValues;
}

export const limitsPart: Part<LimitsPart> = {
  toValues: ({ limits }) => ({ limits: toLimitValues(limits) }),
  toBody: ({ limits }) => ({ limits: toLimits(limits) }),
};

/** The limits for all employees without their own. */
export function LimitsFields({ form }: { form: PartForm<LimitsPart> }) {
  const { t } = useTranslation('system-settings');
  return (
    <SettingsPart title={t('limits.title')} text={t('limits.text')}>
      <div className={classes.limits}>
        <LimitFields inputOf={(field) => form.getInputProps(`limits.${field}`)} />
      </div>
    </SettingsPart>
  );
}
