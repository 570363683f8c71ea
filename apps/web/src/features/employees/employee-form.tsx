import { Autocomplete, NumberInput, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/format/use-language.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { EmployeeIdField } from './employee-id-field.tsx';
import { leastVacation, type EmployeeValues } from './employee-values.ts';
import { useRoleNames } from '../../lib/format/use-role-names.ts';
import { NormFields } from './norm-fields.tsx';
import { usePlaceNames } from './use-place-names.ts';
import { useProposedId } from './use-proposed-id.ts';
import { WageField } from './wage-field.tsx';
import { WorkingTimeFields } from './working-time-fields.tsx';

interface EmployeeFormProps {
  form: UseFormReturnType<EmployeeValues>;
  isNew: boolean;
  /** The ID is the person's own username, and they are asked to join. */
  invites: boolean;
  onInvites: (invites: boolean) => void;
  onSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
  /** Above the fields: what went wrong. */
  notice: ReactNode;
  /** Below them: the buttons. */
  actions: ReactNode;
}

/** The fields of an employee (Spec sections 3 and 5). */
export function EmployeeForm({ form, isNew, invites, onInvites, onSubmit, notice, actions }: EmployeeFormProps) {
  const { t } = useTranslation('employees');
  const { suggested } = useRoleNames();
  const { departments, locations } = usePlaceNames();
  useProposedId(form, isNew);
  const number = { decimalSeparator: useLanguage() === 'lt' ? ',' : '.', min: 0, hideControls: true } as const;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {notice}
        <TextInput
          label={t('name')}
          required
          data-autofocus={isNew || undefined}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        {isNew ? (
          <EmployeeIdField form={form} invites={invites} onInvites={onInvites} />
        ) : (
          <TextInput label={t('id')} value={form.values.id} description={t('idFixed')} readOnly />
        )}
        <TagsInput
          label={t('roles')}
          description={t('rolesHelp')}
          required
          data={suggested}
          splitChars={[',', ';']}
          acceptValueOnBlur
          clearable={false}
          {...form.getInputProps('roles')}
        />
        <SimpleGrid cols={2} verticalSpacing="md">
          <NumberInput label={t('maxHours')} required {...number} {...form.getInputProps('max_hours_per_week')} />
          <NumberInput
            label={t('minShifts')}
            required
            {...number}
            allowDecimal={false}
            {...form.getInputProps('min_shifts_per_week')}
          />
          <NormFields form={form} number={number} />
          <NumberInput
            label={t('vacationDays')}
            description={t('norm.leastVacation', { days: leastVacation[form.values.work_days_per_week] })}
            {...number}
            {...form.getInputProps('vacation_days_per_year')}
          />
          <WageField form={form} number={number} />
        </SimpleGrid>
        <DateField label={t('birthDate')} description={t('birthDateHelp')} {...form.getInputProps('birth_date')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
          <TextInput label={t('email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
          <TextInput label={t('phone')} type="tel" autoComplete="off" {...form.getInputProps('phone')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
          <Autocomplete label={t('department')} data={departments} {...form.getInputProps('department')} />
          <Autocomplete label={t('location')} data={locations} {...form.getInputProps('location')} />
        </SimpleGrid>
        <WorkingTimeFields form={form} />
        {actions}
      </Stack>
    </form>
  );
}
