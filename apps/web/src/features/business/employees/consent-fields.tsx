import { Checkbox, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lawQueries } from '../../../lib/http/law-queries.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import pieces from '../../../ui/pieces.module.css';
import type { ConsentName } from '../settings/index.ts';
import type { EmployeeValues } from './employee-values.ts';

const OVERTIME = ['none', 'usual', 'extended'] as const;
const CONSENTS = ['night', 'holiday', 'rest_day', 'on_call'] as const;

type Form = UseFormReturnType<EmployeeValues>;

/** What an employee has agreed to in writing, each with its first and last day. */
export function ConsentFields({ form }: { form: Form }) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const longWeek = useLongWeek();
  const { consents } = form.values;
  return (
    <>
      <Select
        label={t('workingTime.overtime')}
        data={OVERTIME.map((value) => ({ value, label: t(`workingTime.overtimes.${value}`) }))}
        {...form.getInputProps('consents.overtime')}
      />
      {consents.overtime !== 'none' && <Days form={form} of="overtime" />}
      <fieldset className={pieces.group}>
        <legend>{label('consents')}</legend>
        <Text size="sm" c="dimmed" mb="xs">
          {t('consents:help')}
        </Text>
        <Stack gap="xs">
          {CONSENTS.map((name) => (
            <Consent key={name} form={form} of={name} label={t(`workingTime.consent.${name}`)} />
          ))}
          {(longWeek !== null || consents.long_week) && (
            <Consent form={form} of="long_week" label={longWeek ?? t('consents:longWeekUnknown')} />
          )}
        </Stack>
      </fieldset>
    </>
  );
}

/** The longest week that the law lets an employee agree to, in words; null where it lets nobody. */
function useLongWeek(): string | null {
  const { t } = useTranslation('consents');
  const { minutesAsHours } = useFormat();
  const { data = [] } = useQuery(lawQueries.limits(useClock().today()));
  const found = data.find(({ rule, part }) => rule === 'averageHours' && part === 'agreedMinutes');
  return found?.value == null ? null : t('longWeek', { hours: minutesAsHours(found.value) });
}

function Consent({ form, of, label }: { form: Form; of: Exclude<ConsentName, 'overtime'>; label: string }) {
  return (
    <>
      <Checkbox label={label} {...form.getInputProps(`consents.${of}`, { type: 'checkbox' })} />
      {form.values.consents[of] && <Days form={form} of={of} />}
    </>
  );
}

function Days({ form, of }: { form: Form; of: ConsentName }) {
  const { t } = useTranslation('consents');
  return (
    <SimpleGrid cols={2} role="group" aria-label={t(`kinds.${of}`)}>
      <DateField label={t('from')} {...form.getInputProps(`consent_dates.${of}.from`)} />
      <DateField label={t('until')} {...form.getInputProps(`consent_dates.${of}.until`)} />
    </SimpleGrid>
  );
}
