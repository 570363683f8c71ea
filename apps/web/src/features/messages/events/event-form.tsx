import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { events, type Color } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { datesAround } from '../../../lib/dates/dates.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

interface EventValues {
  date: string | null;
  title: string;
  description: string;
  color: Color;
  takings_percent: number | null;
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
  takings_percent: 'takings',
};

/** Adds an event to a day, or edits the given one, including its day. */
export function EventForm({ date, event, onDone }: EventFormProps) {
  const { t } = useTranslation('events');
  const form = useForm<EventValues>({
    initialValues: event ? toValues(event) : { date, title: '', description: '', color: 'blue', takings_percent: null },
    validate: events.createEvent.body ? validateWith<EventValues>(events.createEvent.body, t) : {},
  });
  const submit = useEditSubmit(form, {
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
      onDone();
    },
  });
  useTypedText(form.isDirty());
  return (
    <ResourceForm
      submit={submit}
      submitLabel={t(event ? 'common:save' : 'common:add')}
      notice={
        <StaleNotice
          merge={submit.merge}
          labelOf={(field) => t(labels[field])}
          textOf={(field, value) => (field === 'color' ? t(`common:colors.${value}`) : undefined)}
        />
      }
      gap="sm"
      onCancel={onDone}
    >
      <TextInput label={t('name')} required autoComplete="off" data-autofocus {...form.getInputProps('title')} />
      <DateField label={t('day')} required {...form.getInputProps('date')} />
      <Textarea label={t('details')} autosize minRows={1} maxLength={500} {...form.getInputProps('description')} />
      <NumberInput
        label={t('takings')}
        description={t('takingsHelp')}
        suffix=" %"
        allowDecimal={false}
        hideControls
        {...form.getInputProps('takings_percent')}
        value={form.values.takings_percent ?? ''}
        onChange={(value) => form.setFieldValue('takings_percent', typeof value === 'number' ? value : null)}
      />
      <ColorField label={t('color')} input={form.getInputProps('color')} />
    </ResourceForm>
  );
}

function toValues({ date, title, description, color, takings_percent }: events.Event): EventValues {
  return { date, title, description: description ?? '', color, takings_percent };
}
