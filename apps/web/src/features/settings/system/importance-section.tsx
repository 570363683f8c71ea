import { Select } from '@mantine/core';
import { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import classes from './system.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSection } from './use-section.ts';

/** What matters how much, in words. */
export function ImportanceSection({ stored }: { stored: settings.SystemSettings }) {
  const { t } = useTranslation('system-settings');
  const { form, ...section } = useSection({
    stored,
    toValues: ({ importance }) => ({ importance }),
    toBody: (values) => values,
  });
  const levels = settings.levels.map((value) => ({ value, label: t(`importance.levels.${value}`) }));
  return (
    <SettingsSection title={t('importance.title')} text={t('importance.text')} section={section}>
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
      </div>
    </SettingsSection>
  );
}
