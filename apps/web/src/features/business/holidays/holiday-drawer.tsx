import { TextInput, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { holidays, yearOf } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { saveHoliday } from './save-holiday.ts';

interface HolidayValues {
  date: string | null;
  name: string;
  closed: boolean;
}

interface HolidayDrawerProps {
  holiday: holidays.Holiday | null;
  /** A new one is searched for in this year. */
  year: number;
  onClose: () => void;
}

/** Adds a day of the business, or edits the given day; a public holiday keeps its date. */
export function HolidayDrawer({ holiday, year, onClose }: HolidayDrawerProps) {
  const { t } = useTranslation('holidays');
  const client = useQueryClient();
  const form = useForm<HolidayValues>({
    initialValues: holiday ? toValues(holiday) : { date: null, name: '', closed: true },
    validate: (values) => ({
      ...(holidays.createHoliday.body && validateWith<HolidayValues>(holidays.createHoliday.body, t)(values)),
      ...(values.date === null ? { date: t('dateRequired') } : {}),
    }),
  });
  const submit = useEditSubmit(form, {
    stored: holiday,
    toValues,
    readAgain: async ({ date }) => {
      const list = await client.fetchQuery({ ...queries.holidaysOf(yearOf(date)), staleTime: 0 });
      return list.find((one) => one.date === date);
    },
    send: async ({ date, name, closed }, base, write) => {
      await saveHoliday(write, base, { date: date ?? '', name, closed });
      onClose();
    },
  });
  return (
    <ResourceDrawer
      title={t(holiday ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      notice={
        <StaleNotice
          merge={submit.merge}
          labelOf={(field) => t(field === 'closed' ? 'choice' : field)}
          textOf={(field, value) => (field === 'closed' ? t(value ? 'closed' : 'open') : undefined)}
        />
      }
      onClose={onClose}
    >
      <DateField
        label={t('date')}
        required
        disabled={holiday?.public === true}
        defaultDate={`${year}-01-01`}
        {...form.getInputProps('date')}
      />
      <TextInput label={t('name')} description={t('nameHelp')} autoComplete="off" {...form.getInputProps('name')} />
      <ClosedChoice value={form.values.closed} onChange={(closed) => form.setFieldValue('closed', closed)} />
    </ResourceDrawer>
  );
}

function toValues({ date, name, closed }: holidays.Holiday): HolidayValues {
  return { date, name, closed };
}

/** Closed: no one is scheduled. Open: the weekly standard applies. */
export function ClosedChoice({ value, onChange }: { value: boolean; onChange: (closed: boolean) => void }) {
  const { t } = useTranslation('holidays');
  return (
    <Radio.Group
      label={t('choice')}
      value={value ? 'closed' : 'open'}
      onChange={(chosen) => onChange(chosen === 'closed')}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="closed" label={t('closed')} description={t('closedHelp')} />
        <Radio value="open" label={t('open')} description={t('openHelp')} />
      </Stack>
    </Radio.Group>
  );
}
