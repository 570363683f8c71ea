import { Group, NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { leaveTypes } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field.tsx';
import { OWN, type LeaveTypeValues } from './leave-type-values.ts';
import { useTypeName } from './use-leave-types.ts';

interface EntitlementFieldsProps {
  form: UseFormReturnType<LeaveTypeValues>;
  entry: leaveTypes.LeaveType | null;
  types: readonly leaveTypes.LeaveType[];
}

/** Christmas Eve and New Year's Eve: from midday on free in Germany, Austria and the Nordic countries. */
const USUAL_HALF_DAYS = ['12-24', '12-31'];

/** From which balance a type takes, and of its own one what a year gives and what is carried over. */
export function EntitlementFields({ form, entry, types }: EntitlementFieldsProps) {
  const { t } = useTranslation('leave-types');
  const nameOf = useTypeName();
  const { name } = form.values;
  // A balance of its own, or one of a type that keeps one.
  const choices = [
    { value: OWN, label: entry === null ? name.trim() || t('ownBalance') : nameOf(entry) },
    ...types
      .filter((one) => one.code !== entry?.code && one.balance === one.code && !one.archived)
      .map((one) => ({ value: one.code, label: nameOf(one) })),
  ];
  return (
    <>
      <Select
        label={t('balance')}
        description={t('balanceHelp')}
        placeholder={t('noBalance')}
        clearable
        data={choices}
        {...form.getInputProps('balance')}
      />
      {form.values.balance === OWN && <OwnBalanceFields form={form} entry={entry} />}
    </>
  );
}

function OwnBalanceFields({ form, entry }: Pick<EntitlementFieldsProps, 'form' | 'entry'>) {
  const { t } = useTranslation('leave-types');
  const { since, counted_in, is_earned_monthly } = form.values;
  return (
    <>
      <NumberInput
        label={t('yearlyIn', { unit: t(`units.${counted_in === 'hours' ? 'hours' : 'days'}`) })}
        description={entry?.code === 'vacation' ? t('yearlyHelp') : undefined}
        min={0}
        max={9999}
        decimalScale={2}
        {...form.getInputProps('per_year')}
      />
      {counted_in === 'working_days' && (
        <NumberInput
          label={t('weekDays')}
          description={t('weekDaysHelp')}
          placeholder={t('everyWeek')}
          min={1}
          max={7}
          allowDecimal={false}
          {...form.getInputProps('week_days')}
        />
      )}
      <Switch
        label={t('isEarnedMonthly')}
        description={t('isEarnedMonthlyHelp')}
        {...form.getInputProps('is_earned_monthly', { type: 'checkbox' })}
      />
      {!is_earned_monthly && (
        <Switch
          label={t('isProRata')}
          description={t('isProRataHelp')}
          {...form.getInputProps('is_pro_rata', { type: 'checkbox' })}
        />
      )}
      <TagsInput
        label={t('halfDays')}
        description={t('halfDaysHelp')}
        placeholder={t('monthDay')}
        data={USUAL_HALF_DAYS}
        maxTags={leaveTypes.HALF_DAYS_MAX}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        clearable={false}
        {...form.getInputProps('half_days')}
      />
      <DateField label={t('since')} description={t('sinceHelp')} {...form.getInputProps('since')} />
      {since !== null && <CarryOverFields form={form} />}
    </>
  );
}

function CarryOverFields({ form }: Pick<EntitlementFieldsProps, 'form'>) {
  const { t } = useTranslation('leave-types');
  return (
    <Group grow align="flex-start">
      <NumberInput
        label={t('carryOverMax')}
        placeholder={t('all')}
        min={0}
        max={9999}
        decimalScale={2}
        {...form.getInputProps('carry_over_max')}
      />
      <TextInput
        label={t('carryOverUntil')}
        placeholder={t('monthDay')}
        maxLength={5}
        {...form.getInputProps('carry_over_until')}
      />
    </Group>
  );
}
