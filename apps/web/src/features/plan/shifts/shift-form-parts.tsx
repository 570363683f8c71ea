import type { schedule } from '@pamaina/contract';
import { Button, Select } from '@mantine/core';
import { ChevronDown, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Candidates } from '../../changes/replacements/index.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useNameSearch } from '../../../ui/form/use-name-search.ts';

const leftAligned = { inner: { justifyContent: 'flex-start' }, label: { flex: 1 } };

interface PersonChipProps {
  shift: schedule.Shift | null;
  people: GridPerson[];
  role: string;
  value: string | null;
  onChange: (employeeId: string | null) => void;
}

/** The employee of a shift; a press opens those who could take it, best first, and everybody else. */
export function PersonChip({ shift, people, role, value, onChange }: PersonChipProps) {
  const { t } = useTranslation('schedule');
  const [isOpen, setOpen] = useState(false);
  const person = people.find(({ id }) => id === value);
  const name = person?.name ?? (value === null ? t('words.nobody') : (shift?.employee_name ?? value));
  const choose = (employeeId: string | null) => {
    onChange(employeeId);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="default"
        styles={leftAligned}
        px={10}
        fw={500}
        aria-expanded={isOpen}
        title={t('panel.whoCould')}
        leftSection={
          value === null ? (
            <UserRound size={16} aria-hidden />
          ) : (
            <Avatar name={name} picture={person?.picture ?? null} size={22} />
          )
        }
        rightSection={<ChevronDown size={14} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && (
        <>
          <PersonSelect people={people} role={role} value={value} onChange={choose} />
          {shift !== null && (
            <Candidates
              shift={shift}
              giveLabel={t('panel.choose')}
              nameOfGiving={(one) => t('panel.chooseOf', { name: one })}
              onGive={({ employee_id }) => choose(employee_id)}
            />
          )}
        </>
      )}
    </>
  );
}

interface PersonSelectProps {
  people: GridPerson[];
  /** Employees in this role come first. */
  role: string;
  value: string | null;
  onChange: (employeeId: string | null) => void;
}

const NOBODY = '';

/** The employee of the shift; none makes it an open shift. */
function PersonSelect({ people, role, value, onChange }: PersonSelectProps) {
  const { t } = useTranslation('schedule');
  const optionsOf = (some: GridPerson[]) => some.map((person) => ({ value: person.id, label: person.name }));
  const holders = people.filter((person) => person.roles.includes(role));
  const others = people.filter((person) => !person.roles.includes(role));
  const chosen = value === null ? t('edit.nobody') : people.find(({ id }) => id === value)?.name;
  const search = useNameSearch([NOBODY], chosen);
  return (
    <Select
      label={t('edit.person')}
      {...search}
      data={[
        { group: '', items: [{ value: NOBODY, label: t('edit.nobody') }] },
        { group: t('edit.holdRole', { role }), items: optionsOf(holders) },
        { group: t('edit.others'), items: optionsOf(others) },
      ]}
      value={value ?? NOBODY}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
      nothingFoundMessage={t('edit.nobodyFound')}
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
