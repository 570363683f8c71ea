import type { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { LimitFields } from './limit-fields.tsx';
import { toLimits, toLimitValues } from './limit-values.ts';
import classes from './system.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSection } from './use-section.ts';

/** What holds for everybody who has no limit of their own. */
export function LimitsSection({ stored }: { stored: settings.SystemSettings }) {
  const { t } = useTranslation('system-settings');
  const { form, ...section } = useSection({
    stored,
    toValues: ({ limits }) => ({ limits: toLimitValues(limits) }),
    toBody: ({ limits }) => ({ limits: toLimits(limits) }),
  });
  return (
    <SettingsSection title={t('limits.title')} text={t('limits.text')} section={section}>
      <div className={classes.limits}>
        <LimitFields inputOf={(field) => form.getInputProps(`limits.${field}`)} />
      </div>
    </SettingsSection>
  );
}
