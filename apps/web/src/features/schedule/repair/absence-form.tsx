import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AbsenceKind, AbsencePeriod, type AbsenceValues } from '../../time-off/index.ts';
import type { GridPerson } from '../model/grid-model.ts';
import { PeopleAway } from './people-away.tsx';

interface AbsenceFormProps {
  values: AbsenceValues;
  people: GridPerson[];
  /** By field, as the server or `problemsOf` names them. */
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onChange: (values: AbsenceValues) => void;
  /** Called with at least one absent employee. */
  onSubmit: (values: AbsenceValues) => void;
  onClose: () => void;
}

/** Why, who and when. The list of people covers only what is below it, so the kind is one press away. */
export function AbsenceForm({ values, people, errors, isBusy, onChange, onSubmit, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('answers');
  const { away, kind } = values;
  const isUnavailable = kind === 'unavailable';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (away.length > 0) onSubmit(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <AbsenceKind values={values} errors={errors} withUnavailable onChange={onChange} />
        <PeopleAway
          people={people}
          value={away}
          hasFocus={away.length === 0}
          error={errors['employee_id'] ?? errors['others']}
          onChange={(ids) => onChange({ ...values, away: ids })}
        />
        <AbsencePeriod values={values} errors={errors} onChange={onChange} />
        <Text size="sm" c="dimmed">
          {t(isUnavailable ? 'absences:unavailableHelp' : 'repair.help')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            loading={isBusy}
            disabled={away.length === 0}
            data-autofocus={away.length > 0 || undefined}
          >
            {t(isUnavailable ? 'absences:save' : 'repair.propose')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
