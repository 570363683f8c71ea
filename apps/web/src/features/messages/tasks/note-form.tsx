import { Button, Group, Select, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { tasks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

interface NoteFormProps {
  date: string;
  /** Null: a new one. */
  note: tasks.Note | null;
  onDone: () => void;
}

interface NoteValues {
  template: string | null;
  note: string;
}

const toValues = ({ template, note }: tasks.Note): NoteValues => ({ template, note });

/** Writes a note for those who work on a day, all or the shifts of one template. */
export function NoteForm({ date, note, onDone }: NoteFormProps) {
  const { t } = useTranslation('tasks');
  const { data: templates = [] } = useQuery(queries.templates());
  const toBody = (values: NoteValues) => ({ date, ...values });
  const form = useForm<NoteValues>({
    initialValues: note ? toValues(note) : { template: null, note: '' },
    validate: tasks.createNote.body ? validateWith<NoteValues>(tasks.createNote.body, t, toBody) : {},
  });
  const { onSubmit, isBusy, failure, merge } = useEditSubmit(form, {
    stored: note,
    toValues,
    readAgain: async ({ id }) => {
      const days = await call(tasks.listTaskDays, { query: { start: date, end: date } });
      return days.flatMap(({ notes }) => notes).find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = toBody(values);
      if (base) await write(tasks.updateNote, { params: { id: base.id }, body, ifMatch: base.version });
      else await write(tasks.createNote, { body });
      onDone();
    },
  });
  useTypedText(form.values.note !== (note?.note ?? ''));
  return (
    <FormFrame onSubmit={onSubmit} failure={failure} gap="xs">
      <StaleNotice merge={merge} labelOf={(field) => t(field === 'template' ? 'for' : 'note')} />
      <Select
        label={t('for')}
        placeholder={t('everyone')}
        clearable
        data={templates.map(({ name }) => name)}
        {...form.getInputProps('template')}
      />
      <Textarea
        label={t('note')}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('note')}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t(note ? 'common:save' : 'addNote')}
        </Button>
      </Group>
    </FormFrame>
  );
}
