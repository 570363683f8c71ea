import { Group, Radio, Stack, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useOfferedTypes, useOwnLeft } from '../leave-types/index.ts';
import { timeOffQueries } from './time-off-queries.ts';

interface TimeOffValues {
  type: timeOff.TimeOff['type'];
  start_date: string | null;
  end_date: string | null;
  reason: string;
}

/** Errors that mean that another user acted in the meantime: then the form has nothing to save any more. */
const OVERTAKEN = new Set(['time_off_decided', 'stale', 'not_found']);

function useTimeOffForm(entry: timeOff.TimeOff | null, onClose: () => void) {
  const { t } = useTranslation('time-off');
  const form = useForm<TimeOffValues>({
    initialValues: {
      type: entry?.type ?? 'vacation',
      start_date: entry?.start_date ?? null,
      end_date: entry?.end_date ?? null,
      reason: entry?.reason ?? '',
    },
    validate: timeOff.createTimeOff.body ? validateWith<TimeOffValues>(timeOff.createTimeOff.body, t) : {},
  });
  const save = async (values: TimeOffValues, write: Write) => {
    const body = { ...values, start_date: values.start_date ?? '', end_date: values.end_date ?? '' };
    if (entry) await write(timeOff.updateTimeOff, { params: { id: entry.id }, body, ifMatch: entry.version });
    else await write(timeOff.createTimeOff, { body });
    toastSuccess(t(entry ? 'changed' : 'asked'));
    onClose();
  };
  const submit = useFormSubmit(form, save, {
    onRefused: (error) => {
      if (!(error instanceof ApiError) || !OVERTAKEN.has(error.code)) return false;
      toastError(error.detail);
      onClose();
      return true;
    },
    failed: t('failed'),
  });
  return { form, submit };
}

/** Requests time off, or edits a pending request. */
export function TimeOffDrawer({ entry, onClose }: { entry: timeOff.TimeOff | null; onClose: () => void }) {
  const { t } = useTranslation('time-off');
  const { form, submit } = useTimeOffForm(entry, onClose);
  const { type, start_date, end_date } = form.values;
  const types = useOfferedTypes({ isRequest: true, ...(entry && { kept: entry.type }) });
  const leftOf = useOwnLeft();
  const days = start_date !== null && end_date !== null ? datesBetween(start_date, end_date).length : 0;
  const onStart = (date: string | null) => {
    // The end follows the start while it is empty or would be earlier: most requests are for one day, or the end is
    // selected next.
    if (date !== null && (end_date === null || end_date < date)) form.setFieldValue('end_date', date);
    form.setFieldValue('start_date', date);
  };
  return (
    <ResourceDrawer
      title={t(entry ? 'edit' : 'ask')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(entry ? 'common:save' : 'send')}
      onClose={onClose}
    >
      <Radio.Group
        label={t('kind')}
        value={type}
        error={form.errors['type']}
        onChange={(chosen) => form.setFieldValue('type', chosen)}
      >
        <Stack gap="xs" mt={6}>
          {types.map(({ code, name }) => (
            <Radio key={code} value={code} label={name} description={leftOf(code)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group align="flex-start" grow>
        <DateField label={t('from')} required {...form.getInputProps('start_date')} onChange={onStart} />
        <DateField label={t('to')} required {...form.getInputProps('end_date')} />
      </Group>
      {days > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('days', { count: days })}
        </Text>
      )}
      {start_date !== null && end_date !== null && days > 0 && (
        <OwnConsequence start={start_date} end={end_date} type={type} />
      )}
      <Textarea
        label={t('reason')}
        description={t('reasonHelp')}
        required
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </ResourceDrawer>
  );
}

interface OwnConsequenceProps {
  /** Local dates, both inclusive. */
  start: string;
  end: string;
  /** The code of the leave type. */
  type: string;
}

/** The count of takers ends here. */
const TAKERS_COUNTED = 3;

/** What a request would do, before it is sent: own shifts, colleagues who are away, and what is left of the type. */
function OwnConsequence({ start, end, type }: OwnConsequenceProps) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const { data, isPlaceholderData } = useQuery(
    timeOffQueries.ownConsequence({ start_date: start, end_date: end, type }),
  );
  if (data === undefined) return null;
  const { opens, unfillable, colleagues_away } = data;
  // Those of another type would be wrong for a moment.
  const balances = isPlaceholderData ? [] : data.balances;
  const takersText = (count: number) => {
    if (count === 0) return t('own.nobody');
    return count >= TAKERS_COUNTED ? t('own.takersMany') : t('own.takers', { count });
  };
  return (
    <Stack gap={4} component="section" role="status">
      <Title order={3}>{t('own.title')}</Title>
      <Text size="sm">{opens.length === 0 ? t('own.noShift') : t('own.opens', { count: opens.length })}</Text>
      {opens.map(({ date, start_time, end_time, role, takers }) => (
        <Text size="sm" key={`${date} ${start_time}`}>
          {t('own.shift', { day: format.dayMonth(date), from: start_time, to: end_time, role })}
          {': '}
          {takersText(takers)}
        </Text>
      ))}
      {unfillable > 0 && (
        <Text size="sm" c="var(--danger)">
          {t('own.unfillable', { count: unfillable })}
        </Text>
      )}
      {colleagues_away > 0 && <Text size="sm">{t('own.away', { count: colleagues_away })}</Text>}
      {balances.map(({ type: of, type_name, unit, year, left, takes }) => (
        <Text size="sm" key={year}>
          {t('own.left', {
            type: type_name ?? t(`type.${of}`),
            year,
            left: t(`leave-types:amount.${unit}`, { amount: format.number(left) }),
            takes: t(`leave-types:amount.${unit}`, { amount: format.number(takes) }),
          })}
        </Text>
      ))}
      {balances.some(({ left, takes }) => takes > left) && (
        <Text size="sm" c="var(--waiting)">
          {t('own.tooLong')}
        </Text>
      )}
    </Stack>
  );
}
