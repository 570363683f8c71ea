import { Button, Group, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { readTime, TimeField } from '../../../ui/form/time-field.tsx';

/** All texts; empty ones don't filter. */
export interface Filters {
  from: string;
  to: string;
  time: string;
  role: string;
  name: string;
}

const NONE: Filters = { from: '', to: '', time: '', role: '', name: '' };

interface AttendanceFiltersProps {
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
}

/** Which days, at which time, which role, who; all empty shows everything. */
export function AttendanceFilters({ filters, onChange }: AttendanceFiltersProps) {
  const { t } = useTranslation('attendance');
  const { data: people = [] } = useQuery(queries.employees());
  const roles = [...new Set([...people.flatMap((person) => person.roles), filters.role])].filter(Boolean).toSorted();
  const width = { base: 'calc(50% - 6px)', sm: 150 };
  return (
    <Group gap="sm" align="flex-end" mb="md">
      <DateField
        label={t('from')}
        value={filters.from || null}
        onChange={(from) => onChange({ from: from ?? '' })}
        w={width}
      />
      <DateField
        label={t('to')}
        value={filters.to || null}
        {...(filters.from !== '' && { minDate: filters.from })}
        onChange={(to) => onChange({ to: to ?? '' })}
        w={width}
      />
      <TimeFilter key={filters.time} time={filters.time} onChange={(time) => onChange({ time })} />
      <Select
        label={t('role')}
        data={[{ value: '', label: t('allRoles') }, ...roles.map((role) => ({ value: role, label: role }))]}
        value={filters.role}
        onChange={(role) => onChange({ role: role ?? '' })}
        w={width}
      />
      <NameFilter key={`name ${filters.name}`} name={filters.name} onChange={(name) => onChange({ name })} />
      {Object.values(filters).some((value) => value !== '') && (
        <Button variant="subtle" onClick={() => onChange(NONE)}>
          {t('clearFilters')}
        </Button>
      )}
    </Group>
  );
}

/** What is typed counts when the field is left or Enter is pressed; what is no time counts as none. */
function TimeFilter({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const { t } = useTranslation('attendance');
  const [typed, setTyped] = useState(time);
  const done = () => {
    const read = readTime(typed);
    onChange(/^\d\d:\d\d$/.test(read) ? read : '');
  };
  return (
    <TimeField
      label={t('time')}
      value={typed}
      onChange={setTyped}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
      w={{ base: 'calc(50% - 6px)', sm: 110 }}
    />
  );
}

function NameFilter({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('attendance');
  const [typed, setTyped] = useState(name);
  const done = () => onChange(typed.trim().slice(0, 120));
  return (
    <TextInput
      label={t('name')}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
      w={{ base: '100%', sm: 170 }}
    />
  );
}
