import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { holidays } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { validateWith } from '../../ui/validate-with.ts';
import { ClosedChoice } from './closed-choice.tsx';

interface HolidayValues {
  date: string | null;
  name: string;
  closed: boolean;
}

interface HolidayDrawerProps {
  holiday: holidays.Holiday | null;
  /** A new one is looked for in this year. */
  year: number;
  onClose: () => void;
}

/** Adds a holiday, or edits the one given. */
export function HolidayDrawer({ holiday, year, onClose }: HolidayDrawerProps) {
  const { t } = useTranslation('holidays');
  const reloadProject = useReloadProject();
  const form = useForm<HolidayValues>({
    initialValues: { date: holiday?.date ?? null, name: holiday?.name ?? '', closed: holiday?.closed ?? true },
    validate: (values) => ({
      ...(holidays.createHoliday.body && validateWith<HolidayValues>(holidays.createHoliday.body, t)(values)),
      ...(values.date === null ? { date: t('dateRequired') } : {}),
    }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async ({ date, name, closed }) => {
    const body = { date: date ?? '', name, closed };
    if (holiday) await call(holidays.updateHoliday, { params: { date: holiday.date }, body });
    else await call(holidays.createHoliday, { body });
    await reloadProject();
    toastSuccess(t('saved'));
    onClose();
  });
  return (
    <FormDrawer isOpen title={t(holiday ? 'edit' : 'add')} isDirty={form.isDirty()} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormFailure text={failure} />
          <DateField label={t('date')} required defaultDate={`${year}-01-01`} {...form.getInputProps('date')} />
          <TextInput label={t('name')} required autoComplete="off" {...form.getInputProps('name')} />
          <ClosedChoice value={form.values.closed} onChange={(closed) => form.setFieldValue('closed', closed)} />
          <FormActions submitLabel={t('common:save')} isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </FormDrawer>
  );
}
