import { NumberInput, Select, type NumberInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { leastVacation, type EmployeeValues } from './employee-values.ts';

const FULL_HOURS = 40;
const kinds = ['full', 'part', 'reduced'] as const;
type Kind = (typeof kinds)[number];

interface NormFieldsProps {
  form: UseFormReturnType<EmployeeValues>;
  /** The format of the numbers in this form. */
  number: NumberInputProps;
}

/** Full time, part time or a reduced norm (DK 112), the contract hours, and the days of a working week. */
export function NormFields({ form, number }: NormFieldsProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { contract_hours_per_week: hours, has_reduced_norm: isReduced } = form.values;
  const isFull = Number(hours) >= FULL_HOURS;
  const choose = (kind: Kind) => {
    form.setFieldValue('has_reduced_norm', kind === 'reduced');
    if (kind === 'full') form.setFieldValue('contract_hours_per_week', FULL_HOURS);
    else if (isFull) form.setFieldValue('contract_hours_per_week', '');
  };
  const chooseWeek = (week: '5' | '6') => {
    // The minimum for one working week becomes the minimum for the other; any other number was entered on purpose.
    if (Number(form.values.vacation_days_per_year) === leastVacation[form.values.work_days_per_week])
      form.setFieldValue('vacation_days_per_year', leastVacation[week]);
    form.setFieldValue('work_days_per_week', week);
  };
  return (
    <>
      <Select
        label={t('norm.kind')}
        description={t('norm.help')}
        data={kinds.map((value) => ({ value, label: t(`norm.${value}`) }))}
        value={isReduced ? 'reduced' : isFull ? 'full' : 'part'}
        onChange={(value) => choose(kinds.find((kind) => kind === value) ?? 'part')}
        allowDeselect={false}
      />
      <Select
        label={t('norm.week')}
        description={t('norm.weekHelp')}
        data={(['5', '6'] as const).map((value) => ({ value, label: t(`norm.days${value}`) }))}
        allowDeselect={false}
        value={form.values.work_days_per_week}
        onChange={(value) => chooseWeek(value === '6' ? '6' : '5')}
      />
      <NumberInput
        label={label('contract_hours_per_week')}
        {...number}
        {...form.getInputProps('contract_hours_per_week')}
      />
    </>
  );
}
