import { MultiSelect, type ComboboxParsedItem } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import type { GridPerson } from '../model/grid-model.ts';

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
export function PeopleAway({ people, value, hasFocus, error, onChange }: PeopleAwayProps) {
  const { t } = useTranslation('answers');
  const isFull = value.length >= MOST;
  return (
    <MultiSelect
      label={t('repair.person')}
      description={t('repair.several')}
      required
      searchable
      data={people.map(({ id, name }) => ({ value: id, label: name, disabled: isFull && !value.includes(id) }))}
      filter={({ options, search }) => found(options, foldDiacritics(search.trim()))}
      value={value}
      error={error}
      onChange={onChange}
      maxValues={MOST}
      nothingFoundMessage={t('schedule:edit.nobodyFound')}
      maxDropdownHeight={240}
      withScrollArea={false}
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
