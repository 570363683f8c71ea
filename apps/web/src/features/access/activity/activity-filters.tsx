import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useNameSearch } from '../../../ui/form/use-name-search.ts';

/** Everything that the history keeps. */
export const ACTIVITY_TYPES = [
  'shift',
  'schedule',
  'employee',
  'certificate',
  'certificate_kind',
  'member',
  'template',
  'requirement',
  'standard_week',
  'holiday',
  'unavailability',
  'wish',
  'time_off',
  'overtime_leave',
  'takings',
  'cost_terms',
  'staffing',
  'request',
  'swap',
  'ring',
  'claim',
  'ask',
  'announcement',
  'comment',
  'event',
  'note',
  'task',
  'clock',
  'timesheet',
  'payroll_export',
  'webhook',
  'kiosk',
  'settings',
  'project',
  'profile',
  'account',
  'calendar_feed',
  'delivery',
] as const;

export interface Filters {
  type: string;
  person: string;
  from: string;
  to: string;
}

interface ActivityFiltersProps {
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
}

/** What, who, from when to when; all empty shows everything. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation('activity');
  const { data: people = [] } = useQuery(queries.everyEmployee());
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const options = [{ value: '', label: t('everybody') }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  const search = useNameSearch([''], options.find(({ value }) => value === filters.person)?.label);
  const width = { base: 'calc(50% - 6px)', sm: 170 };
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('type')}
        data={[
          { value: '', label: t('allTypes') },
          ...ACTIVITY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) })),
        ]}
        value={filters.type}
        onChange={(type) => onChange({ type: type ?? '' })}
        w={width}
      />
      <Select
        label={t('person')}
        {...search}
        data={options}
        value={filters.person}
        onChange={(person) => onChange({ person: person ?? '' })}
        w={width}
      />
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
      {isFiltered && (
        <Button variant="subtle" onClick={() => onChange({ type: '', person: '', from: '', to: '' })}>
          {t('clearFilters')}
        </Button>
      )}
    </Group>
  );
}
