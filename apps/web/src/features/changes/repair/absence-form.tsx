import { Button, Group, Stack, Text, MultiSelect, type ComboboxParsedItem } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { constants } from '@pamaina/contract';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { useFirstMark } from '../../../ui/form/use-first-mark.ts';
import { AbsenceKind, AbsencePeriod, type AbsenceValues } from '../time-off/index.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';

interface AbsenceFormProps {
  values: AbsenceValues;
  people: GridPerson[];
  /** By field, as the server or `problemsOf` names them. */
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onChange: (values: AbsenceValues) => void;
  /** Called with at least one absent employee; with true, employees are asked about the shifts. */
  onSubmit: (values: AbsenceValues, asksFirst?: boolean) => void;
  onClose: () => void;
}

/** Why, who and when. The list of people covers only what is below it, so the kind is one press away. */
export function AbsenceForm({ values, people, errors, isBusy, onChange, onSubmit, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('explanations');
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
          {!isUnavailable && (
            <Button variant="default" disabled={isBusy || away.length === 0} onClick={() => onSubmit(values, true)}>
              {t('asks:askFirst')}
            </Button>
          )}
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

interface PeopleAwayProps {
  people: GridPerson[];
  value: string[];
  hasFocus: boolean;
  error?: string | undefined;
  onChange: (ids: string[]) => void;
}

const MOST = constants.othersAwayMax + 1;

/**
 * The absent employees: one, or several for the same time. Selected ones stay in the list with a check mark, so that a
 * tap can remove them.
 */
function PeopleAway({ people, value, hasFocus, error, onChange }: PeopleAwayProps) {
  const { t } = useTranslation('explanations');
  const [typed, setTyped] = useState('');
  const isMarked = useFirstMark(typed);
  const isFull = value.length >= MOST;
  return (
    <MultiSelect
      label={t('repair.person')}
      description={t('repair.several')}
      required
      searchable
      // A typed name and Enter choose it; a second Enter adds no one else.
      selectFirstOptionOnChange={isMarked}
      searchValue={typed}
      onSearchChange={setTyped}
      // Open at once, to save a press; but not over the message that its focus is about.
      openOnFocus={error === undefined}
      data={people.map(({ id, name }) => ({ value: id, label: name, disabled: isFull && !value.includes(id) }))}
      filter={({ options, search }) => found(options, foldDiacritics(search.trim()))}
      value={value}
      error={error}
      onChange={onChange}
      maxValues={MOST}
      nothingFoundMessage={t('schedule:edit.nobodyFound')}
      maxDropdownHeight={240}
      withScrollArea={false}
      // Beside a chosen name there is room to type in the same line.
      styles={{ inputField: { minWidth: 60 } }}
      data-autofocus={hasFocus || undefined}
    />
  );
}

/** Names that start with the typed text come first: "ona" means Ona before Jonas. */
function found(options: ComboboxParsedItem[], wanted: string): ComboboxParsedItem[] {
  const names = options.flatMap((option) =>
    'label' in option ? [{ option, name: foldDiacritics(option.label) }] : [],
  );
  const [first, others] = [true, false].map((begins) =>
    names.filter(({ name }) => name.includes(wanted) && name.startsWith(wanted) === begins),
  );
  return [...(first ?? []), ...(others ?? [])].map(({ option }) => option);
}
