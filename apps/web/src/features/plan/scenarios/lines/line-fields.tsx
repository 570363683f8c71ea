import { NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useWeekdayNames } from '../../../../lib/format/use-weekday-names.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import type { LineProps } from './line-props.ts';

/** The width of a field in a line; on a phone each has a line of its own. */
export const WIDE = { base: '100%', sm: 220 };
export const NARROW = { base: '100%', sm: 160 };

/** Who, and what is different about them. */
export function PersonFields(props: LineProps) {
  const { form, index, line, choices } = props;
  const { t } = useTranslation('scenarios');
  const input = (field: string) => form.getInputProps(`changes.${index}.${field}`);
  const chosen = line.employee_id === null ? [] : [{ value: line.employee_id, label: line.employee_id }];
  return (
    <>
      <Select
        w={WIDE}
        label={t('fields.employee')}
        required
        searchable
        nothingFoundMessage={t('form.noneFound')}
        // Who is not employed in another month stays chosen, until the server says so.
        data={
          choices.people.some(({ value }) => value === line.employee_id)
            ? choices.people
            : [...choices.people, ...chosen]
        }
        {...input('employee_id')}
      />
      {line.kind === 'away' && (
        <>
          <DateField w={NARROW} label={t('fields.from')} required {...input('from')} />
          <DateField w={NARROW} label={t('fields.to')} required {...input('to')} />
        </>
      )}
      {line.kind === 'leaves' && <DateField w={NARROW} label={t('fields.lastDay')} required {...input('last_day')} />}
      {line.kind === 'starts' && <DateField w={NARROW} label={t('fields.firstDay')} required {...input('first_day')} />}
      {line.kind === 'role' && <NameField {...props} field="role" data={choices.roles} />}
      {line.kind === 'certificate' && <NameField {...props} field="certificate" data={choices.certificates} />}
      {line.kind === 'contract_hours' && <WeeklyHours {...props} />}
    </>
  );
}

/** The hours of a contract. */
export function WeeklyHours({ form, index }: LineProps) {
  const { t } = useTranslation('scenarios');
  const { decimalSign } = useFormat();
  return (
    <NumberInput
      w={NARROW}
      label={t('fields.weeklyHours')}
      required
      min={0}
      max={60}
      decimalSeparator={decimalSign}
      {...form.getInputProps(`changes.${index}.weekly_hours`)}
    />
  );
}

interface NameFieldProps extends LineProps {
  field: 'role' | 'certificate' | 'template';
  data: readonly string[];
}

/** One of the names in use. */
function NameField({ form, index, field, data }: NameFieldProps) {
  const { t } = useTranslation('scenarios');
  return (
    <Select
      w={WIDE}
      label={t(`fields.${field}`)}
      required
      searchable
      nothingFoundMessage={t('form.noneFound')}
      data={[...data]}
      {...form.getInputProps(`changes.${index}.${field}`)}
    />
  );
}

/** A weekday, or a date. */
export function DayFields({ form, index, line }: LineProps) {
  const { t } = useTranslation('scenarios');
  const { long } = useWeekdayNames();
  return (
    <>
      <Select
        w={NARROW}
        label={t('fields.day')}
        allowDeselect={false}
        data={[
          ...long.map((label, day) => ({ value: String(day + 1), label })),
          { value: 'date', label: t('fields.oneDate') },
        ]}
        {...form.getInputProps(`changes.${index}.weekday`)}
      />
      {line.weekday === 'date' && (
        <DateField
          w={NARROW}
          label={t('fields.date')}
          required
          {...(line.from !== null && { defaultDate: line.from })}
          {...form.getInputProps(`changes.${index}.date`)}
        />
      )}
    </>
  );
}

/** How many employees a day needs in a template and role. */
export function RequirementFields(props: LineProps) {
  const { form, index, choices } = props;
  const { t } = useTranslation('scenarios');
  return (
    <>
      <DayFields {...props} />
      <NameField {...props} field="template" data={choices.templates} />
      <NameField {...props} field="role" data={choices.roles} />
      <NumberInput
        w={NARROW}
        label={t('fields.count')}
        required
        min={0}
        max={200}
        allowDecimal={false}
        {...form.getInputProps(`changes.${index}.count`)}
      />
    </>
  );
}
