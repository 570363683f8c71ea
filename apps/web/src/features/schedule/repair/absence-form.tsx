import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field.tsx';
import type { GridPerson } from '../model/grid-model.ts';
import { PeopleAway } from './people-away.tsx';

export interface AbsenceValues {
  /** IDs, in the order of selection. */
  away: string[];
  /** Local dates, both included; null: the end is not known yet. */
  start: string;
  end: string | null;
}

interface AbsenceFormProps {
  values: AbsenceValues;
  people: GridPerson[];
  isBusy: boolean;
  onChange: (values: AbsenceValues) => void;
  /** Called with at least one absent employee. */
  onSubmit: (values: AbsenceValues) => void;
  onClose: () => void;
}

/** The absent employees, and the dates as far as they are known; moving the start beyond the end moves the end too. */
export function AbsenceForm({ values, people, isBusy, onChange, onSubmit, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('answers');
  const { away, start, end } = values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (away.length > 0) onSubmit(values);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <PeopleAway
          people={people}
          value={away}
          hasFocus={away.length === 0}
          onChange={(ids) => onChange({ ...values, away: ids })}
        />
        <Group grow align="flex-start">
          <DateField
            label={t('repair.from')}
            value={start}
            required
            onChange={(date) =>
              date !== null && onChange({ ...values, start: date, end: end !== null && date > end ? date : end })
            }
          />
          <DateField
            label={t('repair.to')}
            description={t('repair.toHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={t('repair.notKnown')}
            value={end}
            minDate={start}
            onChange={(date) => onChange({ ...values, end: date })}
            data-autofocus={away.length > 0 || undefined}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t('repair.help')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={away.length === 0}>
            {t('repair.propose')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
