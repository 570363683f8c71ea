import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field.tsx';
import type { GridPerson } from '../model/grid-model.ts';

export interface AbsenceValues {
  employee_id: string | null;
  /** Local dates, both included. */
  start: string;
  end: string;
}

interface AbsenceFormProps {
  values: AbsenceValues;
  people: GridPerson[];
  isBusy: boolean;
  onChange: (values: AbsenceValues) => void;
  onSubmit: (values: { employee_id: string; start: string; end: string }) => void;
  onClose: () => void;
}

/** Who is ill, from when to when; the end follows a start that is moved behind it. */
export function AbsenceForm({ values, people, isBusy, onChange, onSubmit, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('answers');
  const { employee_id, start, end } = values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (employee_id !== null) onSubmit({ employee_id, start, end });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Select
          label={t('repair.person')}
          searchable
          required
          data={people.map((person) => ({ value: person.id, label: person.name }))}
          value={employee_id}
          onChange={(id) => onChange({ ...values, employee_id: id })}
          data-autofocus={employee_id === null || undefined}
        />
        <Group grow>
          <DateField
            label={t('repair.from')}
            value={start}
            required
            onChange={(date) => date !== null && onChange({ ...values, start: date, end: date > end ? date : end })}
          />
          <DateField
            label={t('repair.to')}
            value={end}
            required
            minDate={start}
            onChange={(date) => date !== null && onChange({ ...values, end: date })}
            data-autofocus={employee_id !== null || undefined}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t('repair.help')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={employee_id === null}>
            {t('repair.propose')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
