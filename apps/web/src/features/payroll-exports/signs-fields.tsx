import { Button, Checkbox, Select, SimpleGrid, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { textEncodings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import type { ExportValues } from './export-values.ts';

const choices = {
  hours: ['comma', 'point', 'minutes'],
  separator: ['semicolon', 'comma', 'tab'],
  quotes: ['needed', 'always', 'never'],
  encoding: textEncodings,
} as const;
const DATES = ['YYYY-MM-DD', 'YYYY.MM.DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYYMMDD'];

/** The formats of hours, dates and text. */
export function SignsFields({ form }: { form: UseFormReturnType<ExportValues> }) {
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
