import { Button, Text } from '@mantine/core';
import type { settings } from '@pamaina/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TimeField } from '../../../../ui/form/time-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './system.module.css';
import { useSection } from './use-section.ts';

interface OpeningValues {
  opening_hours: { open: string; close: string }[];
}

/** Any Monday. */
const MONDAY = 5;

/** The opening hours by day; an empty day is omitted. */
export function OpeningSection({ stored }: { stored: settings.SystemSettings }) {
  const { t } = useTranslation('system-settings');
  const format = useFormat();
  const { form, ...section } = useSection<OpeningValues>({
    stored,
    toValues: ({ opening_hours }) => ({ opening_hours: opening_hours.map((day) => day ?? { open: '', close: '' }) }),
    toBody: ({ opening_hours }) => ({
      opening_hours: opening_hours.map((day) => (day.open === '' && day.close === '' ? null : day)),
    }),
  });
  const copyToAll = () => {
    const { opening_hours: days } = form.getValues();
    form.setFieldValue(
      'opening_hours',
      days.map(() => ({ open: '', close: '', ...days[0] })),
    );
    form.clearErrors();
  };
  return (
    <SettingsSection title={t('opening.title')} text={t('opening.text')} section={section}>
      <div className={classes.limits}>
        {form.values.opening_hours.map((_, day) => (
          <fieldset key={day} className={classes.limit}>
            <legend>{format.weekdayLong(`2026-01-${String(MONDAY + day).padStart(2, '0')}`)}</legend>
            <div className={classes.ends}>
              <TimeField label={t('opening.open')} {...form.getInputProps(`opening_hours.${day}.open`)} />
              <TimeField label={t('opening.close')} {...form.getInputProps(`opening_hours.${day}.close`)} />
            </div>
            {day === 0 && (
              <Button
                variant="subtle"
                size="compact-sm"
                mt={4}
                leftSection={<Copy size={14} aria-hidden />}
                onClick={copyToAll}
              >
                {t('opening.copyToAll')}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('opening.overMidnight')}
      </Text>
    </SettingsSection>
  );
}
