import type { schedule } from '@pamaina/contract';
import { ActionIcon, Select } from '@mantine/core';
import { ArrowRightLeft, Clock, Combine, Copy, MessageCircleQuestionMark, Scissors, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { Candidates } from '../../changes/replacements/index.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';
import classes from '../../../lib/schedule/schedule.module.css';

interface ShiftFormDeedsProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

/** Other actions for the shift that is being edited; without mouse and keyboard, they are only here. */
export function ShiftFormDeeds({ shift, editing, onClose }: ShiftFormDeedsProps) {
  const { t } = useTranslation('schedule');
  const deeds = [
    { label: t('edit.remove'), icon: Trash2, act: () => editing.remove(shift) },
    { label: t('edit.moveTo'), icon: ArrowRightLeft, act: () => editing.openMove(shift, false) },
    { label: t('asks:button'), icon: MessageCircleQuestionMark, act: () => editing.openAsk(shift) },
    { label: t('edit.copyTo'), icon: Copy, act: () => editing.openMove(shift, true) },
    { label: t('calendar:parts.hours'), icon: Clock, act: () => editing.openParts('hours', shift) },
    shift.cut == null
      ? { label: t('calendar:parts.cut'), icon: Scissors, act: () => editing.openParts('cut', shift) }
      : { label: t('calendar:parts.join'), icon: Combine, act: () => editing.openParts('join', shift) },
  ];
  return deeds.map(({ label, icon: Icon, act }) => (
    <ActionIcon
      key={label}
      variant="default"
      aria-label={label}
      title={label}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <Icon size={16} />
    </ActionIcon>
  ));
}

interface WhoCouldProps {
  shift: schedule.Shift;
  onChoose: (employeeId: string) => void;
}

/**
 * "Who could take it?" inside the form of a shift: choosing an employee fills the field. Requested when it is opened.
 */
export function WhoCould({ shift, onChoose }: WhoCouldProps) {
  const { t } = useTranslation('schedule');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.reasons} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('panel.whoCould')}</summary>
      {isOpen && (
        <Candidates
          shift={shift}
          giveLabel={t('panel.choose')}
          nameOfGiving={(name) => t('panel.chooseOf', { name })}
          onGive={({ employee_id }) => onChoose(employee_id)}
        />
      )}
    </details>
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
