import { Checkbox, Group, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { unavailability } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import type { Clock } from '../../../lib/dates/clock.ts';

interface UnavailabilityValues extends Omit<Period, 'startDate' | 'endDate'> {
  startDate: string | null;
  endDate: string | null;
  note: string;
  repeats_weekly: boolean;
}

/** An employee states when they cannot work, once or every week. */
export function UnavailabilityDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('unavailability');
  const tomorrow = addDays(useClock().today(), 1);
  const form = useForm<UnavailabilityValues>({
    initialValues: {
      startDate: tomorrow,
      startTime: '08:00',
      endDate: tomorrow,
      endTime: '16:00',
      isAllDay: true,
      note: '',
      repeats_weekly: false,
    },
    validate: (values) => validate(values, t),
  });
  const submit = useFormSubmit(
    form,
    async (values, write) => {
      const period = { ...values, startDate: values.startDate ?? '', endDate: values.endDate ?? '' };
      const { note, repeats_weekly } = values;
      await write(unavailability.createUnavailability, { body: { ...toInstants(period), note, repeats_weekly } });
      toastSuccess(t('added'));
      onClose();
    },
    { fieldNames: { start: 'startDate', end: 'endDate' } },
  );
  const { isAllDay, startDate } = form.values;
  const onStartDate = (date: string | null) => {
    // The end follows while both are the same day: most entries are for one day.
    if (form.values.endDate === startDate) form.setFieldValue('endDate', date);
    form.setFieldValue('startDate', date);
  };
  return (
    <ResourceDrawer
      title={t('add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      onClose={onClose}
    >
      <Switch label={t('allDay')} {...form.getInputProps('isAllDay', { type: 'checkbox' })} />
      <Group align="flex-start" grow>
        <DateField label={t('startDate')} required {...form.getInputProps('startDate')} onChange={onStartDate} />
        {!isAllDay && <TimeField label={t('startTime')} required {...form.getInputProps('startTime')} />}
      </Group>
      <Group align="flex-start" grow>
        <DateField label={t('endDate')} required {...form.getInputProps('endDate')} />
        {!isAllDay && <TimeField label={t('endTime')} required {...form.getInputProps('endTime')} />}
      </Group>
      <Checkbox
        label={t('weekly')}
        description={t('weeklyHelp')}
        {...form.getInputProps('repeats_weekly', { type: 'checkbox' })}
      />
      <TextInput label={t('note')} maxLength={200} autoComplete="off" {...form.getInputProps('note')} />
    </ResourceDrawer>
  );
}

/** The end is later than the start. */
function validate(values: UnavailabilityValues, t: TFunction): Record<string, string> {
  const errors: Record<string, string> = {};
  const { startDate, endDate, startTime, endTime, isAllDay } = values;
  if (startDate === null) errors.startDate = t('invalid:required');
  if (endDate === null) errors.endDate = t('invalid:required');
  if (!isAllDay && !isTime(startTime)) errors.startTime = t('invalid:time_format');
  if (!isAllDay && !isTime(endTime)) errors.endTime = t('invalid:time_format');
  if (startDate === null || endDate === null || Object.keys(errors).length > 0) return errors;
  const { start, end } = toInstants({ startDate, endDate, startTime, endTime, isAllDay });
  if (endDate < startDate) errors.endDate = t('invalid:end_date_before_start');
  else if (end <= start) errors.endTime = t('invalid:end_before_start');
  return errors;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

interface Period {
  /** Local dates and times in the project's zone. */
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** From midnight to midnight; `endDate` is then the last day itself. */
  isAllDay: boolean;
}

/** An unavailability in the form's fields: local dates and times, full days as days. */
export function periodOf({ start, end }: Pick<unavailability.Unavailability, 'start' | 'end'>, clock: Clock): Period {
  const { date: startDate, time: startTime } = clock.local(start);
  const { date: endDate, time: endTime } = clock.local(end);
  const isAllDay = startTime === '00:00' && endTime === '00:00' && endDate > startDate;
  return { startDate, startTime, endDate: isAllDay ? addDays(endDate, -1) : endDate, endTime, isAllDay };
}

/** Start and end as the API expects them: local date and time in the project's zone. */
export function toInstants({ startDate, startTime, endDate, endTime, isAllDay }: Period): {
  start: string;
  end: string;
} {
  return isAllDay
    ? { start: `${startDate}T00:00`, end: `${addDays(endDate, 1)}T00:00` }
    : { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` };
}
