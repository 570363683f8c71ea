import { Group, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { constants, events, type Color } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/http/api-client.ts';
import { datesAround } from '../../lib/dates/dates.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { ColorDot } from '../../ui/color-dot.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { StaleNotice } from '../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';

interface EventValues {
  date: string | null;
  title: string;
  description: string;
  color: Color;
}

interface EventFormProps {
  date: string;
  event: events.Event | null;
  onDone: () => void;
}

const labels: Record<keyof EventValues, string> = {
  date: 'day',
  title: 'name',
  description: 'details',
  color: 'color',
};

/** Adds an event to a day, or edits the given one, including its day. */
export function EventForm({ date, event, onDone }: EventFormProps) {
  const { t } = useTranslation('events');
  const form = useForm<EventValues>({
    initialValues: event ? toValues(event) : { date, title: '', description: '', color: 'blue' },
    validate: events.createEvent.body ? validateWith<EventValues>(events.createEvent.body, t) : {},
  });
  const { onSubmit, isBusy, failure, merge } = useEditSubmit(form, {
    stored: event,
    toValues,
    readAgain: async ({ id, date: day }) => {
      const list = await call(events.listEvents, { query: datesAround(day) });
      return list.find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = { ...values, date: values.date ?? '' };
      if (base) await write(events.updateEvent, { params: { id: base.id }, body, ifMatch: base.version });
      else await write(events.createEvent, { body });
      toastSuccess(t('saved'));
      onDone();
    },
  });
  useTypedText(form.isDirty());
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <FormFailure text={failure} />
        <StaleNotice
          merge={merge}
          labelOf={(field) => t(labels[field])}
          textOf={(field, value) => (field === 'color' ? t(`templates:colors.${value}`) : undefined)}
        />
        <TextInput label={t('name')} required autoComplete="off" data-autofocus {...form.getInputProps('title')} />
        <DateField label={t('day')} required {...form.getInputProps('date')} />
        <Textarea label={t('details')} autosize minRows={1} maxLength={500} {...form.getInputProps('description')} />
        <Radio.Group label={t('color')} {...form.getInputProps('color')}>
          <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs" verticalSpacing="xs" mt={6}>
            {constants.colors.map((name) => (
              <Radio
                key={name}
                value={name}
                label={
                  <Group gap={6} wrap="nowrap">
                    <ColorDot color={name} />
                    {t(`templates:colors.${name}`)}
                  </Group>
                }
              />
            ))}
          </SimpleGrid>
        </Radio.Group>
        <FormActions submitLabel={t(event ? 'common:save' : 'common:add')} isBusy={isBusy} onCancel={onDone} />
      </Stack>
    </form>
  );
}

function toValues({ date, title, description, color }: events.Event): EventValues {
  return { date, title, description: description ?? '', color };
}
