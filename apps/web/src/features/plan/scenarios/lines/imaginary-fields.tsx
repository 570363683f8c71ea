import { Checkbox, Group, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../../lib/format/use-money-sign.ts';
import { useWeekdayNames } from '../../../../lib/format/use-weekday-names.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { TimeField } from '../../../../ui/form/time-field.tsx';
import type { LineProps } from './line-props.ts';
import { NARROW, WeeklyHours, WIDE } from './line-fields.tsx';

/** Who is not there yet: like an employee, or with own roles and hours. */
export function ImaginaryFields(props: LineProps) {
  const { form, index, line, choices } = props;
  const { t } = useTranslation('scenarios');
  const { short } = useWeekdayNames();
  const input = (field: string) => form.getInputProps(`changes.${index}.${field}`);
  return (
    <>
      <Group align="flex-start" gap="sm">
        <Select
          w={WIDE}
          label={t('fields.like')}
          placeholder={t('fields.likeNone')}
          clearable
          searchable
          nothingFoundMessage={t('form.noneFound')}
          data={choices.people}
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          {...input('like')}
        />
        {line.like === null && <OwnTerms {...props} />}
      </Group>
      <Group align="flex-start" gap="sm">
        <Checkbox.Group label={t('fields.days')} {...input('days')}>
          <Group gap="sm" mt={4}>
            {short.map((label, day) => (
              <Checkbox key={label} value={String(day + 1)} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <TimeField w={WIDE} label={t('fields.earliestStart')} {...input('earliest_start')} />
      </Group>
      <More {...props} />
    </>
  );
}

/** Of somebody who is like nobody here. */
function OwnTerms(props: LineProps) {
  const { form, index, choices } = props;
  const { t } = useTranslation('scenarios');
  return (
    <>
      <TagsInput
        w={WIDE}
        label={t('fields.roles')}
        required
        data={choices.roles}
        splitChars={[',', ';']}
        acceptValueOnBlur
        clearable={false}
        {...form.getInputProps(`changes.${index}.roles`)}
      />
      <WeeklyHours {...props} />
    </>
  );
}

/** What can be left out. */
function More({ form, index }: LineProps) {
  const { t } = useTranslation('scenarios');
  const { decimalSign } = useFormat();
  const moneySign = useMoneySign();
  const input = (field: string) => form.getInputProps(`changes.${index}.${field}`);
  return (
    <Group align="flex-start" gap="sm">
      <TextInput w={WIDE} label={t('fields.called')} autoComplete="off" maxLength={80} {...input('name')} />
      <NumberInput
        w={NARROW}
        label={t('fields.rate')}
        min={0}
        decimalScale={2}
        suffix={` ${moneySign}`}
        decimalSeparator={decimalSign}
        hideControls
        {...input('hourly_rate_cents')}
      />
      <DateField w={NARROW} label={t('fields.birthDate')} {...input('birth_date')} />
    </Group>
  );
}
