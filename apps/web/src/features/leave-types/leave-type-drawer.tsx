import { Group, NumberInput, SegmentedControl, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { leaveTypes } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/http/api-error.ts';
import type { Write } from '../../lib/http/use-action.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';

type LeaveType = leaveTypes.LeaveType;

interface LeaveTypeDrawerProps {
  entry: LeaveType;
  types: readonly LeaveType[];
  onClose: () => void;
}

interface Values {
  is_paid: boolean;
  unit: LeaveType['unit'];
  /** Empty: no balance. */
  balance: string | null;
  /** Empty: none. */
  yearly: number | string;
  since: string | null;
  carry_over_max: number | string;
  carry_over_until: string;
  is_pro_rata: boolean;
}

/** A type of absence: pay, unit, balance, entitlement and what is carried over. */
export function LeaveTypeDrawer({ entry, types, onClose }: LeaveTypeDrawerProps) {
  const { t } = useTranslation('leave-types');
  const form = useForm<Values>({
    initialValues: {
      is_paid: entry.is_paid,
      unit: entry.unit,
      balance: entry.balance,
      yearly: entry.yearly ?? '',
      since: entry.since,
      carry_over_max: entry.carry_over_max ?? '',
      carry_over_until: entry.carry_over_until ?? '',
      is_pro_rata: entry.is_pro_rata,
    },
  });
  const save = async (values: Values, write: Write) => {
    const amount = (value: number | string) => (value === '' ? null : Number(value));
    const body = {
      ...values,
      balance: (values.balance ?? null) as LeaveType['balance'],
      yearly: amount(values.yearly),
      carry_over_max: amount(values.carry_over_max),
      carry_over_until: values.carry_over_until.trim() === '' ? null : values.carry_over_until.trim(),
    };
    await write(leaveTypes.updateLeaveType, { params: { type: entry.type }, body, ifMatch: entry.version });
    toastSuccess(t('saved'));
    onClose();
  };
  const submit = useFormSubmit(form, save, {
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'stale') return false;
      toastError(error.detail);
      onClose();
      return true;
    },
    failed: t('failed'),
  });
  const { balance, since } = form.values;
  const isOwn = balance === entry.type;
  // A balance of its own, or one of a type that keeps one.
  const choices = types
    .filter((one) => one.type === entry.type || one.balance === one.type)
    .map(({ type }) => ({ value: type, label: t(`absences:type.${type}`) }));
  const ofUnit = t(`units.${form.values.unit}`);
  return (
    <ResourceDrawer
      title={t('editOne', { type: t(`absences:type.${entry.type}`) })}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('codeIs', { code: entry.code })}
      </Text>
      <Switch label={t('isPaid')} {...form.getInputProps('is_paid', { type: 'checkbox' })} />
      <Stack gap={4}>
        <Text size="sm" fw={500}>
          {t('unit')}
        </Text>
        <SegmentedControl
          aria-label={t('unit')}
          data={leaveTypes.leaveUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
          {...form.getInputProps('unit')}
        />
      </Stack>
      <Select
        label={t('balance')}
        description={t('balanceHelp')}
        placeholder={t('noBalance')}
        clearable
        data={choices}
        {...form.getInputProps('balance')}
      />
      {isOwn && (
        <>
          <NumberInput
            label={t('yearlyIn', { unit: ofUnit })}
            description={entry.type === 'vacation' ? t('yearlyHelp') : undefined}
            min={0}
            max={9999}
            decimalScale={2}
            {...form.getInputProps('yearly')}
          />
          <Switch
            label={t('isProRata')}
            description={t('isProRataHelp')}
            {...form.getInputProps('is_pro_rata', { type: 'checkbox' })}
          />
          <DateField label={t('since')} description={t('sinceHelp')} {...form.getInputProps('since')} />
          {since !== null && (
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
          )}
        </>
      )}
    </ResourceDrawer>
  );
}
