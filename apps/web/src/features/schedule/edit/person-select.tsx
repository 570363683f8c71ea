import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import type { GridPerson } from '../model/grid-model.ts';

interface PersonSelectProps {
  people: GridPerson[];
  /** Employees in this role come first. */
  role: string;
  value: string | null;
  onChange: (employeeId: string | null) => void;
}

const NOBODY = '';

/** The employee of the shift; none makes it an open shift. */
export function PersonSelect({ people, role, value, onChange }: PersonSelectProps) {
  const { t } = useTranslation('schedule');
  const optionsOf = (some: GridPerson[]) => some.map((person) => ({ value: person.id, label: person.name }));
  const holders = people.filter((person) => person.roles.includes(role));
  const others = people.filter((person) => !person.roles.includes(role));
  return (
    <Select
      label={t('edit.person')}
      searchable
      data={[
        { group: '', items: [{ value: NOBODY, label: t('edit.nobody') }] },
        { group: t('edit.holdRole', { role }), items: optionsOf(holders) },
        { group: t('edit.others'), items: optionsOf(others) },
      ]}
      filter={({ options, search, limit }) =>
        options.flatMap((group) => {
          if (!('items' in group)) return [];
          const wanted = foldDiacritics(search.trim());
          const items = group.items.filter((item) => foldDiacritics(item.label).includes(wanted)).slice(0, limit);
          return items.length > 0 ? [{ ...group, items }] : [];
        })
      }
      value={value ?? NOBODY}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
      nothingFoundMessage={t('edit.nobodyFound')}
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
