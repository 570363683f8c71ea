import { Group, NumberInput, Select, SimpleGrid, Text, TextInput, type NumberInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { employees, fieldNames, isBelowMinimum } from '@pamaina/contract';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { call } from '../../../lib/http/api-client.ts';
import { EmployeeIdField } from './employee-id-field.tsx';
import { leastOwnVacation, leastVacation, type EmployeeValues } from './employee-values.ts';
import { usePlaceNames } from './use-place-names.ts';
import { WorkingTimeFields } from './working-time-fields.tsx';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { useVacationWeek } from '../../changes/leave-types/index.ts';
import { settingsQueries, useMinimumWage } from '../../../lib/http/settings-queries.ts';

interface EmployeeFormProps {
  form: UseFormReturnType<EmployeeValues>;
  isNew: boolean;
  /** The ID is the person's own username, and they are asked to join. */
  invites: boolean;
  onInvites: (invites: boolean) => void;
}

/** The fields of an employee, section by section; few have a control of their own. */
export function EmployeeForm({ form, isNew, invites, onInvites }: EmployeeFormProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  useProposedId(form, isNew);
  const number = { decimalSeparator: useFormat().decimalSign, min: 0, hideControls: true } as const;
  const id = isNew ? (
    <EmployeeIdField form={form} invites={invites} onInvites={onInvites} />
  ) : (
    <TextInput label={label('id')} value={form.values.id} description={t('idFixed')} readOnly />
  );
  const name = (
    <Fragment key="name">
      <EmployeeField name="name" form={form} isFirst={isNew} />
      {id}
    </Fragment>
  );
  const { data: system } = useQuery(settingsQueries.system());
  const { work_days_per_week: week, rest_weekdays: rest } = form.values;
  const hasOwnWeek = system?.regime === 'fixed' && rest.length > 0;
  const vacationWeek = useVacationWeek();
  const leastDays =
    vacationWeek === null
      ? t('norm.leastVacation', { days: hasOwnWeek ? leastOwnVacation(rest.length) : leastVacation[week] })
      : t('norm.vacationOfWeek', { week: vacationWeek, days: leastOwnVacation(7 - vacationWeek) });
  return (
    <>
      <Section name="person" form={form} own={{ name }} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <Section name="employment" form={form} />
      </SimpleGrid>
      <SimpleGrid cols={2} verticalSpacing="md">
        <Section
          name="hours"
          form={form}
          own={{
            contract_hours_per_week: <NormFields key="norm" form={form} number={number} />,
            vacation_days_per_year: (
              <EmployeeField key="vacation" name="vacation_days_per_year" form={form} description={leastDays} />
            ),
            hourly_rate_cents: <WageField key="wage" form={form} number={number} />,
          }}
        />
      </SimpleGrid>
      <Section name="birth" form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <Section name="contact" form={form} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <Section name="place" form={form} />
      </SimpleGrid>
      <WorkingTimeFields form={form} />
    </>
  );
}

type FieldName = keyof typeof employees.fields;

interface SectionProps {
  name: string;
  form: UseFormReturnType<EmployeeValues>;
  /** Instead of the usual controls. */
  own?: { [Name in FieldName]?: ReactNode };
}

/** The fields of a section, in the order of their declaration. */
function Section({ name, form, own = {} }: SectionProps) {
  return fieldNames(employees.fields, ({ section }) => section === name).map(
    (field) => own[field] ?? <EmployeeField key={field} name={field} form={form} />,
  );
}

interface EmployeeFieldProps {
  name: FieldName;
  form: UseFormReturnType<EmployeeValues>;
  description?: string;
  isFirst?: boolean;
}

function EmployeeField({ name, form, description, isFirst = false }: EmployeeFieldProps) {
  const { t, i18n } = useTranslation('employees');
  const { suggested } = useRoleNames();
  const { departments, locations } = usePlaceNames();
  const suggestions = new Map([
    ['roles', suggested],
    ['department', departments],
    ['location', locations],
  ]);
  const field = employees.fields[name];
  const help = i18n.exists(`employees:help.${name}`) ? t(`help.${name}`) : undefined;
  return (
    <FormField
      field={field}
      label={useFieldLabel('employee')(name)}
      description={description ?? help}
      suggestions={suggestions.get(name)}
      isFirst={isFirst}
      input={form.getInputProps(name, { type: field.control === 'switch' ? 'checkbox' : 'input' })}
    />
  );
}

/** Long enough that a name is checked once, not letter by letter. */
const TYPING_PAUSE_MS = 500;

/** Fills in an ID made from the name, until the user types another one. */
function useProposedId(form: UseFormReturnType<EmployeeValues>, isNew: boolean): void {
  const [name] = useDebouncedValue(form.values.name.trim(), TYPING_PAUSE_MS);
  const proposed = useRef('');
  const { data } = useQuery({
    queryKey: ['employee-id-proposed', name],
    queryFn: ({ signal }) => call(employees.proposeEmployeeId, { query: { name }, signal }),
    enabled: isNew && name !== '',
    // Another user may have taken it in the meantime.
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined || data.id === proposed.current || form.getValues().id !== proposed.current) return;
    proposed.current = data.id;
    form.setFieldValue('id', data.id);
  }, [data, form]);
}

const FULL_HOURS = 40;
const kinds = ['full', 'part', 'reduced'] as const;
type Kind = (typeof kinds)[number];

interface NormFieldsProps {
  form: UseFormReturnType<EmployeeValues>;
  /** The format of the numbers in this form. */
  number: NumberInputProps;
}

/** Full time, part time or a reduced norm (DK 112), the contract hours, and the days of a working week. */
function NormFields({ form, number }: NormFieldsProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { contract_hours_per_week: hours, has_reduced_norm: isReduced } = form.values;
  const isFull = Number(hours) >= FULL_HOURS;
  const vacationWeek = useVacationWeek();
  const choose = (kind: Kind) => {
    form.setFieldValue('has_reduced_norm', kind === 'reduced');
    if (kind === 'full') form.setFieldValue('contract_hours_per_week', FULL_HOURS);
    else if (isFull) form.setFieldValue('contract_hours_per_week', '');
  };
  const chooseWeek = (week: '5' | '6') => {
    // The minimum for one working week becomes the minimum for the other; any other number was entered on purpose.
    // One that is for a certain week stays.
    if (
      vacationWeek === null &&
      Number(form.values.vacation_days_per_year) === leastVacation[form.values.work_days_per_week]
    )
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

interface WageFieldProps {
  form: UseFormReturnType<EmployeeValues>;
  /** How numbers are typed in this form. */
  number: NumberInputProps;
}

/** The hourly rate; one below the minimum of the year is warned of and never refused. */
function WageField({ form, number }: WageFieldProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const format = useFormat();
  const moneySign = useMoneySign();
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
      suffix={` ${moneySign}`}
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
