import { NumberInput, Select, SimpleGrid, TagsInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { employment } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { WeekdayBoxes } from './working-time-fields.tsx';

interface TermDialogProps {
  known: employment.Employment;
  onClose: () => void;
}

interface Values {
  valid_from: string | null;
  roles: string[];
  contract_hours_per_week: number | string;
  hourly_rate_cents: number | string;
  work_days_per_week: '5' | '6';
  has_reduced_norm: boolean;
  rest_weekdays: string[];
}

/** Changes roles, contract hours or the rate from a day on; what is not touched goes on as it is. */
export function TermDialog({ known, onClose }: TermDialogProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { suggested } = useRoleNames();
  const { data: system } = useQuery(settingsQueries.system());
  const number = { decimalSeparator: useFormat().decimalSign, min: 0, hideControls: true } as const;
  const money = { ...number, suffix: ` ${useMoneySign()}`, decimalScale: 2 };
  const { form, onSubmit, isBusy, failure } = useTermForm({ known, onClose });
  return (
    <Dialog onClose={onClose} title={t('employment.changeTitle')}>
      <FormFrame onSubmit={onSubmit} failure={failure}>
        <Text size="sm">{t('employment.changeHelp')}</Text>
        <DateField label={t('employment.validFrom')} required data-autofocus {...form.getInputProps('valid_from')} />
        <TagsInput
          label={label('roles')}
          data={[...suggested]}
          splitChars={[',', ';']}
          acceptValueOnBlur
          required
          {...form.getInputProps('roles')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
          <NumberInput
            label={label('contract_hours_per_week')}
            {...number}
            {...form.getInputProps('contract_hours_per_week')}
          />
          <Select
            label={label('work_days_per_week')}
            data={(['5', '6'] as const).map((value) => ({ value, label: t(`norm.days${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('work_days_per_week')}
          />
          <NumberInput label={label('hourly_rate_cents')} {...money} {...form.getInputProps('hourly_rate_cents')} />
        </SimpleGrid>
        {system?.regime === 'fixed' && (
          <WeekdayBoxes
            label={label('rest_weekdays')}
            description={t('workingTime.restDaysHelp')}
            {...form.getInputProps('rest_weekdays')}
          />
        )}
        <FormActions submitLabel={t('employment.save')} isBusy={isBusy} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  );
}

function useTermForm({ known, onClose }: TermDialogProps) {
  const { t } = useTranslation('employees');
  const today = useClock().today();
  const now = known.terms.find(({ is_current }) => is_current) ?? known.terms[0];
  const form = useForm<Values>({
    initialValues: {
      valid_from: today,
      roles: now?.roles ?? [],
      contract_hours_per_week: now?.contract_hours_per_week ?? '',
      hourly_rate_cents: now?.hourly_rate_cents == null ? '' : now.hourly_rate_cents / 100,
      work_days_per_week: now?.work_days_per_week === 6 ? '6' : '5',
      has_reduced_norm: now?.has_reduced_norm ?? false,
      rest_weekdays: now?.rest_weekdays.map(String) ?? [],
    },
    validate: validateWith<Values>(employment.newTerm, t, toBody),
  });
  const submit = useFormSubmit(form, async (values, write) => {
    const { employee_id: id, version } = known;
    await write(employment.changeTerms, { params: { id }, body: toBody(values), ifMatch: version });
    toastSuccess(t('employment.changed'));
    onClose();
  });
  return { form, ...submit };
}

function toBody({ valid_from, roles, contract_hours_per_week: hours, hourly_rate_cents: rate, ...values }: Values) {
  const days: 5 | 6 = values.work_days_per_week === '6' ? 6 : 5;
  return {
    valid_from: valid_from ?? '',
    roles,
    contract_hours_per_week: hours === '' ? null : Number(hours),
    hourly_rate_cents: rate === '' ? null : Math.round(Number(rate) * 100),
    work_days_per_week: days,
    has_reduced_norm: values.has_reduced_norm && Number(hours) < 40,
    rest_weekdays: values.rest_weekdays.map(Number),
  };
}
