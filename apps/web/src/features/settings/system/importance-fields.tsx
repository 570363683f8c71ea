import { NumberInput, Select } from '@mantine/core';
import { constants, settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { requiredNumber } from './numbers.ts';
import classes from './system.module.css';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';

interface ImportanceValues {
  importance: settings.Importance;
  planning_seconds: number | string;
}

export const importancePart: Part<ImportanceValues> = {
  toValues: ({ importance, planning_seconds }) => ({ importance, planning_seconds }),
  toBody: ({ importance, planning_seconds }) => ({ importance, planning_seconds: requiredNumber(planning_seconds) }),
};

/** The importance of each goal, in words, and the time limit of a generation. */
export function ImportanceFields({ form }: { form: PartForm<ImportanceValues> }) {
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
