import { SegmentedControl, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { countedAsTypes, leaveTypes } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { toastError } from '../../../lib/toasts.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { EntitlementFields } from './entitlement-fields.tsx';
import { bodyOf, valuesOf, type LeaveTypeValues } from './leave-type-values.ts';
import { useTypeName } from './use-leave-types.ts';

type LeaveType = leaveTypes.LeaveType;

interface LeaveTypeDrawerProps {
  /** Null: a new one of the business. */
  entry: LeaveType | null;
  types: readonly LeaveType[];
  onClose: () => void;
}

/** A type of absence: name, pay, unit, balance, entitlement and what is carried over. */
export function LeaveTypeDrawer({ entry, types, onClose }: LeaveTypeDrawerProps) {
  const { t } = useTranslation('leave-types');
  const nameOf = useTypeName();
  const isOwn = entry?.is_of_law !== true;
  const { form, submit } = useLeaveTypeForm(entry, onClose);
  return (
    <ResourceDrawer
      title={entry === null ? t('add') : t('editOne', { type: nameOf(entry) })}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(entry === null ? 'add' : 'common:save')}
      onClose={onClose}
    >
      {isOwn && <NameField form={form} entry={entry} />}
      {entry === null && (
        <TextInput
          label={t('code')}
          description={t('codeHelp')}
          required
          autoComplete="off"
          {...form.getInputProps('code')}
        />
      )}
      {entry !== null && (
        <Text size="sm" c="dimmed">
          {t('signIs', { code: entry.sign })}
        </Text>
      )}
      <Switch label={t('isPaid')} {...form.getInputProps('paid', { type: 'checkbox' })} />
      {isOwn && <OwnFields form={form} />}
      <Stack gap={4}>
        <Text size="sm" fw={500}>
          {t('unit')}
        </Text>
        <SegmentedControl
          aria-label={t('unit')}
          data={leaveTypes.leaveCounts.map((value) => ({ value, label: t(`units.${unitOf(value)}`) }))}
          {...form.getInputProps('counted_in')}
        />
      </Stack>
      <EntitlementFields form={form} entry={entry} types={types} />
      {isOwn && entry !== null && (
        <Switch
          label={t('archived')}
          description={t('archivedHelp')}
          error={form.errors['archived']}
          {...form.getInputProps('archived', { type: 'checkbox' })}
        />
      )}
    </ResourceDrawer>
  );
}

type Form = UseFormReturnType<LeaveTypeValues>;

function useLeaveTypeForm(entry: LeaveType | null, onClose: () => void) {
  const { t } = useTranslation('leave-types');
  const schema = entry === null ? leaveTypes.createLeaveType.body : leaveTypes.updateLeaveType.body;
  const form = useForm<LeaveTypeValues>({
    initialValues: valuesOf(entry),
    ...(schema && { validate: validateWith<LeaveTypeValues>(schema, t, (values) => bodyOf(values, entry)) }),
  });
  const save = async (values: LeaveTypeValues, write: Write) => {
    const body = bodyOf(values, entry);
    if (entry === null) {
      const { code, name } = values;
      await write(leaveTypes.createLeaveType, { body: { ...body, code, name } });
    } else await write(leaveTypes.updateLeaveType, { params: { code: entry.code }, body, ifMatch: entry.version });
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
  return { form, submit };
}

/** The code of a new type follows the name until it is another. */
function NameField({ form, entry }: { form: Form; entry: LeaveType | null }) {
  const { t } = useTranslation('leave-types');
  const onName = (name: string) => {
    const isFollowing = entry === null && form.values.code === codeOf(form.values.name);
    form.setFieldValue('name', name);
    if (isFollowing) form.setFieldValue('code', codeOf(name));
  };
  return (
    <TextInput
      label={t('name')}
      required
      data-autofocus={entry === null || undefined}
      autoComplete="off"
      {...form.getInputProps('name')}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}

/** What a type of the law has no choice of. */
function OwnFields({ form }: { form: Form }) {
  const { t } = useTranslation('leave-types');
  return (
    <>
      <Select
        label={t('countsAs')}
        description={t('countsAsHelp')}
        data={[
          { value: '', label: t('countsAsUsual') },
          ...countedAsTypes.map((value) => ({ value, label: t(`absences:type.${value}`) })),
        ]}
        allowDeselect={false}
        {...form.getInputProps('counts_as')}
      />
      <TextInput
        label={t('payrollCode')}
        description={t('payrollCodeHelp')}
        maxLength={20}
        autoComplete="off"
        {...form.getInputProps('payroll_code')}
      />
      <Switch label={t('canRequest')} {...form.getInputProps('can_request', { type: 'checkbox' })} />
    </>
  );
}

const unitOf = (counted: LeaveType['counted_in']) => (counted === 'hours' ? 'hours' : 'days');

/** A code that a name suggests: small letters without diacritics, joined by underscores. */
const codeOf = (name: string) =>
  foldDiacritics(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, leaveTypes.LEAVE_CODE_MAX);
