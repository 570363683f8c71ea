import { Autocomplete, MultiSelect, NumberInput, TagsInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { employees } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { usePlaceNames } from './use-place-names.ts';

interface BulkValues {
  add_roles: string[];
  remove_roles: string[];
  max_hours_per_week: number | string;
  department: string;
  location: string;
}

interface BulkDrawerProps {
  people: readonly employees.Employee[];
  onClose: () => void;
  onSaved: () => void;
}

function useBulkForm({ people, onClose, onSaved }: BulkDrawerProps) {
  const { t } = useTranslation('employees');
  const form = useForm<BulkValues>({
    initialValues: { add_roles: [], remove_roles: [], max_hours_per_week: '', department: '', location: '' },
  });
  const save = async (
    { add_roles, remove_roles, max_hours_per_week, department, location }: BulkValues,
    write: Write,
  ) => {
    const body = {
      employees: people.map(({ id, version }) => ({ id, version })),
      add_roles,
      remove_roles,
      ...(max_hours_per_week !== '' && { max_hours_per_week: Number(max_hours_per_week) }),
      ...(department.trim() !== '' && { department }),
      ...(location.trim() !== '' && { location }),
    };
    const { length: count } = await write(employees.editEmployees, { body });
    toastSuccess(t('bulk.saved', { count }));
    onClose();
    onSaved();
  };
  const submit = useFormSubmit(form, save, {
    onRefused: (error) => {
      const isStale = error instanceof ApiError && error.code === 'stale';
      if (isStale) submit.setFailure(t('bulk.stale'));
      return isStale;
    },
  });
  return { form, submit };
}

/** Changes the same fields of several employees; empty fields stay unchanged. */
export function BulkDrawer({ people, onClose, onSaved }: BulkDrawerProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { suggested } = useRoleNames();
  const { departments, locations } = usePlaceNames();
  const { decimalSign } = useFormat();
  const { form, submit } = useBulkForm({ people, onClose, onSaved });
  const held = [...new Set(people.flatMap(({ roles }) => roles))];
  return (
    <ResourceDrawer
      title={t('bulk.title', { count: people.length })}
      isDirty={form.isDirty()}
      onClose={onClose}
      submit={submit}
      submitLabel={t('common:save')}
    >
      <Text size="sm" c="dimmed">
        {people.map(({ name }) => name).join(', ')}
      </Text>
      <Text>{t('bulk.help')}</Text>
      <TagsInput
        label={t('bulk.addRoles')}
        description={t('help.roles')}
        data={suggested}
        splitChars={[',', ';']}
        acceptValueOnBlur
        {...form.getInputProps('add_roles')}
      />
      <MultiSelect
        label={t('bulk.removeRoles')}
        data={held}
        withScrollArea={false}
        {...form.getInputProps('remove_roles')}
      />
      <NumberInput
        label={label('max_hours_per_week')}
        min={0}
        hideControls
        decimalSeparator={decimalSign}
        {...form.getInputProps('max_hours_per_week')}
      />
      <Autocomplete
        openOnFocus={false}
        label={label('department')}
        data={departments}
        {...form.getInputProps('department')}
      />
      <Autocomplete
        openOnFocus={false}
        label={label('location')}
        data={locations}
        {...form.getInputProps('location')}
      />
    </ResourceDrawer>
  );
}
