import type { schedule } from '@pamaina/contract';
import { Select, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { daysBetween } from '../../../lib/schedule/blocks.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useNameSearch } from '../../../ui/form/use-name-search.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';

interface MoveManyDialogProps {
  shifts: schedule.Shift[];
  copy: boolean;
  people: GridPerson[];
  editing: Editing;
  onClose: () => void;
}

const SAME = 'same';
const NOBODY = 'nobody';
const PERSON = 'person:';

/** "Move to..." for several shifts: the target of the first one, and the employee. */
export function MoveManyDialog({ shifts, copy, people, editing, onClose }: MoveManyDialogProps) {
  const { t } = useTranslation('calendar');
  const first = shifts.map((shift) => shift.date).reduce((a, b) => (a < b ? a : b));
  // A copy mostly goes to the next week.
  const [date, setDate] = useState(copy ? addDays(first, 7) : first);
  const [person, setPerson] = useState(SAME);
  const options = [
    { value: SAME, label: t('halves:many.samePerson') },
    { value: NOBODY, label: t('schedule:edit.nobody') },
    ...people.map(({ id, name }) => ({ value: `${PERSON}${id}`, label: name })),
  ];
  const search = useNameSearch([SAME, NOBODY], options.find(({ value }) => value === person)?.label);
  const stays = date === first && person === SAME;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stays) return;
    const to = person === SAME ? {} : { employee_id: person === NOBODY ? null : person.slice(PERSON.length) };
    if (editing.many(shifts, { kind: copy ? 'copy' : 'move', days: daysBetween(first, date), ...to })) onClose();
  };
  return (
    <Dialog onClose={onClose} title={copy ? t('halves:many.copyTitle') : t('many.moveTitle')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text c="dimmed">{t('many.count', { count: shifts.length })}</Text>
          <DateField
            label={t('halves:many.first')}
            description={t('halves:many.firstHelp')}
            value={date}
            onChange={(picked) => picked !== null && setDate(picked)}
            required
          />
          <Select
            label={t('many.person')}
            {...search}
            data={options}
            value={person}
            onChange={(value) => setPerson(value ?? SAME)}
          />
          {stays && (
            <Text size="sm" c="dimmed">
              {t('halves:many.sameMove')}
            </Text>
          )}
          <FormActions
            submitLabel={copy ? t('schedule:edit.copy') : t('schedule:edit.move')}
            isDisabled={stays}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
