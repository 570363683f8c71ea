import { Checkbox, NumberInput, Stack, Text, TextInput, Select, type SelectProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { timesheets } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { readTime, TimeField } from '../../../ui/form/time-field.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useLabourCode } from '../../../lib/http/settings-queries.ts';
import { EntryHistory } from './entry-history.tsx';
import { timesOf } from './times-of.ts';
import type { Entry } from './timesheet-queries.ts';

interface CorrectDrawerProps {
  /** Null: work that nobody planned and nobody clocked. */
  entry: Entry | null;
  /** Whose work is written down first. */
  employeeId?: string | null;
  onClose: () => void;
}

/**
 * Corrects an entry, or writes down what nobody clocked; the reason is asked for either way, and what was stays
 * readable.
 */
export function CorrectDrawer({ entry, employeeId = null, onClose }: CorrectDrawerProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const { local } = useClock();
  const isLabourCode = useLabourCode();
  const { form, onSubmit, isBusy, failure } = useCorrection({ entry, employeeId, onClose });
  const id = entry?.id ?? null;
  const title =
    entry === null ? t('addTitle') : t(id === null ? 'writeDownTitle' : 'correctTitle', { name: entry.name });
  return (
    <FormDrawer isOpen title={title} isDirty={form.isDirty()} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormFailure text={failure} />
          {entry?.shift && (
            <Text>
              {t('plannedSpan', {
                from: local(entry.shift.starts_at).time,
                to: local(entry.shift.ends_at).time,
                date: format.longDate(entry.date),
              })}
            </Text>
          )}
          {entry === null && <PersonField {...form.getInputProps('employee_id')} />}
          {!form.values.is_void && (
            <>
              <DateField label={t('date')} required {...form.getInputProps('date')} />
              <TimeField label={t('from')} required {...form.getInputProps('from')} />
              <TimeField label={t('to')} required {...form.getInputProps('ended_at')} />
              <NumberInput label={t('breakMinutes')} min={0} max={720} {...form.getInputProps('break_minutes')} />
              <Checkbox
                label={t(isLabourCode ? 'isAdditional' : 'otherLaw.isAdditional')}
                description={t('isAdditionalText')}
                {...form.getInputProps('is_additional', { type: 'checkbox' })}
              />
            </>
          )}
          <TextInput label={t('reason')} required maxLength={300} {...form.getInputProps('reason')} />
          {id !== null && <Checkbox label={t('isVoid')} {...form.getInputProps('is_void', { type: 'checkbox' })} />}
          <FormActions submitLabel={t('common:save')} isBusy={isBusy} onCancel={onClose} />
          {id !== null && <EntryHistory id={id} />}
        </Stack>
      </form>
    </FormDrawer>
  );
}

function useCorrection({ entry, employeeId, onClose }: CorrectDrawerProps) {
  const { t } = useTranslation('timesheets');
  const { local } = useClock();
  const begins = entry?.started_at ?? entry?.shift?.starts_at ?? null;
  const start = begins === null ? null : local(begins);
  const id = entry?.id ?? null;
  const form = useForm({
    initialValues: {
      employee_id: entry?.employee_id ?? employeeId ?? null,
      date: start?.date ?? entry?.date ?? null,
      from: start?.time ?? '',
      // What nobody clocked is not guessed.
      ended_at: entry?.ended_at == null ? '' : local(entry.ended_at).time,
      break_minutes: (id === null ? (entry?.shift?.break_minutes ?? 0) : (entry?.break_minutes ?? 0)) as
        number | string,
      reason: '',
      is_additional: entry?.is_additional ?? false,
      is_void: false,
    },
    validate: {
      employee_id: (value) => (entry === null && value === null ? t('invalid:required') : null),
      date: (value) => (value === null ? t('invalid:required') : null),
      from: (value, { is_void }) => (is_void || isTime(value) ? null : t('invalid:time_format')),
      ended_at: (value, { from, is_void }) => {
        if (is_void) return null;
        if (!isTime(value)) return t('invalid:time_format');
        return readTime(value) === readTime(from) ? t('sameTime') : null;
      },
      reason: (value) => (value.trim() === '' ? t('reasonRequired') : null),
    },
  });
  const submit = useFormSubmit(
    form,
    async ({ employee_id, date, from, ended_at: to, break_minutes, reason, is_additional, is_void }, write) => {
      const body = {
        ...timesOf({ date: date ?? '', from: readTime(from), to: readTime(to) }, entry ?? UNKNOWN, local),
        break_minutes: Number(break_minutes),
        is_additional,
        reason,
      };
      if (entry === null || id === null)
        await write(timesheets.createTimesheet, { body: { ...body, employee_id: employee_id ?? '' } });
      else
        await write(timesheets.updateTimesheet, {
          params: { id },
          body: is_void ? { reason, is_void } : body,
          ifMatch: entry.version,
        });
      toastSuccess(t('saved'));
      onClose();
    },
  );
  return { form, ...submit };
}

const UNKNOWN = { started_at: null, ended_at: null };

const isTime = (value: string) => /^\d\d:\d\d$/.test(readTime(value));

/** The employee of an entry: anyone in the team, with or without entries. */
function PersonField(props: Omit<SelectProps, 'data' | 'label'>) {
  const { t } = useTranslation('timesheets');
  const { data: people = [] } = useQuery(queries.everyEmployee());
  return (
    <Select
      label={t('person')}
      required
      searchable
      withScrollArea={false}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  );
}
