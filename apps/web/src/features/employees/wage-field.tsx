import { Group, NumberInput, Text, type NumberInputProps } from '@mantine/core';
import { isBelowMinimum } from '@pamaina/contract';
import type { UseFormReturnType } from '@mantine/form';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useMinimumWage } from '../settings/index.ts';
import type { EmployeeValues } from './employee-values.ts';

interface WageFieldProps {
  form: UseFormReturnType<EmployeeValues>;
  /** How numbers are typed in this form. */
  number: NumberInputProps;
}

/** The hourly rate; one below the minimum of the year is warned of and never refused. */
export function WageField({ form, number }: WageFieldProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const format = useFormat();
  const minimum = useMinimumWage();
  const rate = form.values.hourly_rate_cents;
  const cents = rate === '' ? null : Math.round(Number(rate) * 100);
  const warning = minimum !== null &&
    isBelowMinimum(cents, minimum) && {
      year: minimum.year,
      hour: format.money(minimum.hour_cents),
      month: format.money(minimum.month_cents),
    };
  return (
    <NumberInput
      label={label('hourly_rate_cents')}
      {...number}
      suffix=" €"
      decimalScale={2}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        warning !== false && (
          <Group component="span" role="status" gap={6} wrap="nowrap" align="flex-start">
            <TriangleAlert size={14} color="var(--mantine-color-yellow-8)" style={{ flex: 'none' }} aria-hidden />
            <Text span size="sm" c="var(--mantine-color-text)">
              {t('minimum.field', warning)}
            </Text>
          </Group>
        )
      }
      {...form.getInputProps('hourly_rate_cents')}
    />
  );
}
