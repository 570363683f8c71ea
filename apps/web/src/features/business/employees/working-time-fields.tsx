import { Checkbox, Stack, Switch, Text, Group, type CheckboxGroupProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LimitFields } from '../settings/index.ts';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { ConsentFields } from './consent-fields.tsx';
import type { EmployeeValues } from './employee-values.ts';
import pieces from '../../../ui/pieces.module.css';

/** Experience, written consents, own limits and preferred days off, which few employees have; folded until opened. */
export function WorkingTimeFields({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { data: system } = useQuery(settingsQueries.system());
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(form.errors).some(
    (path) => path.startsWith('limits') || path.startsWith('rest_weekdays') || path.startsWith('consent_dates'),
  );
  return (
    // It opens for a field that is wrong, and stays open when that is right again.
    <details className={pieces.fold} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('workingTime.title')}</summary>
      <Stack gap="md" pt="sm">
        <Switch
          label={label('is_senior')}
          description={t('workingTime.seniorHelp')}
          {...form.getInputProps('is_senior', { type: 'checkbox' })}
        />
        {system?.business_rules.split_days !== undefined && (
          <Switch label={label('splits_days')} {...form.getInputProps('splits_days', { type: 'checkbox' })} />
        )}
        <WeekdayBoxes
          label={label('wished_days_off')}
          description={t('workingTime.daysOffHelp')}
          {...form.getInputProps('wished_days_off')}
        />
        {system?.regime === 'fixed' && (
          <WeekdayBoxes
            label={label('rest_weekdays')}
            description={t('workingTime.restDaysHelp')}
            {...form.getInputProps('rest_weekdays')}
          />
        )}
        <ConsentFields form={form} />
        <Switch
          label={label('needs_consent')}
          description={t('workingTime.needsConsentHelp')}
          {...form.getInputProps('needs_consent', { type: 'checkbox' })}
        />
        <div>
          <Text fw={600}>{label('limits')}</Text>
          <Text size="sm" c="dimmed">
            {t('workingTime.limitsHelp')}
          </Text>
        </div>
        <LimitFields inputOf={(field) => form.getInputProps(`limits.${field}`)} common={system?.limits} />
      </Stack>
    </details>
  );
}

/** 5 January 2026 is a Monday. */
const weekdays = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  date: `2026-01-${String(5 + index).padStart(2, '0')}`,
}));

/** The short names of weekdays, 1 Monday .. 7 Sunday. */
export function useWeekdayNames(): (days: readonly number[]) => string {
  const format = useFormat();
  return (days) =>
    weekdays
      .filter(({ value }) => days.includes(Number(value)))
      .map(({ date }) => format.weekdayShort(date))
      .join(', ');
}

/** Weekdays to choose from, by their values '1' Monday .. '7' Sunday. */
export function WeekdayBoxes(props: Omit<CheckboxGroupProps, 'children'>) {
  const format = useFormat();
  return (
    <Checkbox.Group {...props}>
      <Group gap="xs" my="xs">
        {weekdays.map(({ value, date }) => (
          <Checkbox key={value} value={value} label={format.weekdayShort(date)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
