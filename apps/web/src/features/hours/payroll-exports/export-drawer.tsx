import { Button, Checkbox, Radio, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  payrollKinds,
  payrollLayouts,
  payrollPresets,
  textEncodings,
  type PayrollLayout,
  type PayrollPreset,
  type payrollExports,
} from '@pamaina/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf, stepMonth } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { ColumnsField } from './columns-field.tsx';
import { ExportPreview, usePreview } from './export-preview.tsx';
import { firstPreset, useExportForm } from './use-export-form.ts';
import type { ExportValues } from './export-values.ts';
import type { UseFormReturnType } from '@mantine/form';
import { usePayrollWords } from './payroll-export-queries.ts';
import classes from './payroll-exports.module.css';

interface ExportDrawerProps {
  /** Null: a new one. */
  stored: payrollExports.PayrollExport | null;
  onClose: () => void;
}

/** Adds a named export, starting with a preset, or edits the given one. */
export function ExportDrawer({ stored, onClose }: ExportDrawerProps) {
  const { t } = useTranslation('payroll-exports');
  const clock = useClock();
  const [month, setMonth] = useState(() => stepMonth(monthOf(clock.today()), -1));
  const { form, takePreset, submit } = useExportForm(stored, onClose);
  const preview = usePreview(form, month);
  const staleWords = useStaleWords();
  return (
    <ResourceDrawer
      size={820}
      title={t(stored ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      onClose={onClose}
      submit={submit}
      submitLabel={t(stored ? 'common:save' : 'add')}
      notice={<StaleNotice merge={submit.merge} {...staleWords} />}
      gap="xl"
    >
      <Stack gap="md">
        <TextInput label={t('name')} required maxLength={60} autoComplete="off" {...form.getInputProps('name')} />
        {stored === null && <PresetField onTake={takePreset} />}
      </Stack>
      <Radio.Group
        label={t('rowsTitle')}
        labelProps={{ fz: 'lg', fw: 600, mb: 'xs' }}
        {...form.getInputProps('layout')}
      >
        <Stack gap="xs">
          {payrollLayouts.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`layouts.${value}.name`)}
              description={t(`layouts.${value}.text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Part title={t('columnsTitle')}>
        <ColumnsField form={form} />
      </Part>
      {form.values.layout !== 'people' && (
        <Part title={t('codesTitle')}>
          <CodesField form={form} />
        </Part>
      )}
      <Part title={t('signsTitle')}>
        <SignsFields form={form} />
      </Part>
      <Part title={t('previewTitle')}>
        <ExportPreview preview={preview} month={month} onMonth={setMonth} />
      </Part>
    </ResourceDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** The preset of a new export; it replaces everything except the name. */
function PresetField({ onTake }: { onTake: (preset: PayrollPreset) => void }) {
  const { t } = useTranslation('payroll-exports');
  const [chosen, setChosen] = useState(firstPreset);
  return (
    <Select
      label={t('preset')}
      description={t(`presets.${chosen.key}.text`)}
      data={payrollPresets.map(({ key }) => ({ value: key, label: t(`presets.${key}.name`) }))}
      value={chosen.key}
      onChange={(key) => {
        const preset = payrollPresets.find((one) => one.key === key) ?? chosen;
        setChosen(preset);
        onTake(preset);
      }}
      allowDeselect={false}
      withScrollArea={false}
    />
  );
}

const labels: Record<keyof ExportValues, string> = {
  name: 'name',
  layout: 'rowsTitle',
  columns: 'columnsTitle',
  codes: 'codesTitle',
  hours: 'signs.hours',
  separator: 'signs.separator',
  quotes: 'signs.quotes',
  encoding: 'signs.encoding',
  dates: 'signs.dates',
  has_header: 'hasHeader',
};

/** The names of fields and the formats of values in the notice about another user's change. */
function useStaleWords() {
  const { t } = useTranslation('payroll-exports');
  return {
    labelOf: (field: keyof ExportValues) => t(labels[field]),
    textOf: (field: keyof ExportValues, value: ExportValues[keyof ExportValues]): string | undefined => {
      if (Array.isArray(value)) return value.map(({ heading }) => heading).join(', ');
      if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'layout') return t(`layouts.${value}.name`);
      return field === 'name' || field === 'dates' ? undefined : t(`choices.${field}.${value}`);
    },
  };
}

type Group = keyof typeof payrollKinds;

/** The codes that a layout writes: day columns only have a sign for time off. */
const groupsOf = (layout: PayrollLayout): readonly Group[] =>
  layout === 'days' ? ['absences'] : ['once', 'ofWhich', 'earlier', 'beside', 'late', 'absences'];

/** The payroll program's codes for hours and time off; a kind without one is omitted from the file. */
function CodesField({ form }: { form: UseFormReturnType<ExportValues> }) {
  const { t } = useTranslation('payroll-exports');
  const { kindName } = usePayrollWords();
  const isWrongWithin = Object.keys(form.errors).some((path) => path.startsWith('codes.'));
  return (
    <Stack gap="md" data-path="codes">
      <Text size="sm" c="dimmed">
        {t(form.values.layout === 'days' ? 'codesOfDays' : 'codesText')}
      </Text>
      {form.errors.codes && !isWrongWithin && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors.codes}
        </Text>
      )}
      {groupsOf(form.values.layout).map((group) => (
        <fieldset key={group} className={classes.codes}>
          <legend>{t(`codeGroups.${group}`)}</legend>
          {payrollKinds[group].map((kind) => (
            <TextInput
              key={kind}
              label={kindName(kind)}
              maxLength={20}
              autoComplete="off"
              {...form.getInputProps(`codes.${kind}`)}
            />
          ))}
        </fieldset>
      ))}
      <Text size="sm" c="dimmed">
        {t('codesOfOwn')}
      </Text>
    </Stack>
  );
}

const choices = {
  hours: ['comma', 'point', 'minutes'],
  separator: ['semicolon', 'comma', 'tab'],
  quotes: ['needed', 'always', 'never'],
  encoding: textEncodings,
} as const;
const DATES = ['YYYY-MM-DD', 'YYYY.MM.DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYYMMDD'];

/** The formats of hours, dates and text. */
function SignsFields({ form }: { form: UseFormReturnType<ExportValues> }) {
  const { t } = useTranslation('payroll-exports');
  const { encoding } = form.values;
  const isTooSmall = encoding === 'windows_1257' && form.errors.encoding !== undefined;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {(['hours', 'separator', 'quotes', 'encoding'] as const).map((field) => (
          <Select
            key={field}
            label={t(`signs.${field}`)}
            data={choices[field].map((value) => ({ value, label: t(`choices.${field}.${value}`) }))}
            allowDeselect={false}
            withScrollArea={false}
            {...form.getInputProps(field)}
          />
        ))}
        <Select
          label={t('signs.dates')}
          data={DATES.map((value) => ({ value, label: written(value) }))}
          allowDeselect={false}
          withScrollArea={false}
          {...form.getInputProps('dates')}
        />
      </SimpleGrid>
      {isTooSmall && (
        <Button
          variant="light"
          onClick={() => {
            form.setFieldValue('encoding', 'utf8_bom');
            form.clearFieldError('encoding');
          }}
        >
          {t('useUtf8')}
        </Button>
      )}
      <Checkbox label={t('hasHeader')} {...form.getInputProps('has_header', { type: 'checkbox' })} />
    </Stack>
  );
}

/** A sample date is clearer than letters. */
const written = (format: string) => format.replace('YYYY', '2026').replace('MM', '05').replace('DD', '31');
