import { MultiSelect } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { foldDiacritics } from '../../../lib/fold-diacritics.ts';
import type { GridPerson } from '../model/grid-model.ts';

interface PeopleAwayProps {
  people: GridPerson[];
  value: string[];
  hasFocus: boolean;
  onChange: (ids: string[]) => void;
}

const MOST = constants.othersAwayMax + 1;

/** Who is away: one person, or several for the same time. Whoever is chosen keeps a check in the list, so that a thumb can take it back. */
export function PeopleAway({ people, value, hasFocus, onChange }: PeopleAwayProps) {
  const { t } = useTranslation('answers');
  const isFull = value.length >= MOST;
  return (
    <MultiSelect
      label={t('repair.person')}
      description={t('repair.several')}
      required
      searchable
      data={people.map(({ id, name }) => ({ value: id, label: name, disabled: isFull && !value.includes(id) }))}
      filter={({ options, search }) => {
        const wanted = foldDiacritics(search.trim());
        return options.filter((option) => 'label' in option && foldDiacritics(option.label).includes(wanted));
      }}
      value={value}
      onChange={onChange}
      maxValues={MOST}
      nothingFoundMessage={t('schedule:edit.nobodyFound')}
      maxDropdownHeight={240}
      withScrollArea={false}
      data-autofocus={hasFocus || undefined}
    />
  );
}
