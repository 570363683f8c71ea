import { Group, Select } from '@mantine/core';
import { unavailability } from '@pamaina/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/http/api-client.ts';
import { isDate } from '../../lib/dates/dates.ts';
import { queries } from '../../lib/http/queries.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useRoleNames } from '../../lib/format/use-role-names.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { AvailableList } from './available-list.tsx';

/** Who could work a template in a role on a day: all employees, best first, with the obstacles of the others. */
export function WhoCouldWork() {
  const { t } = useTranslation('unavailability');
  const today = useClock().today();
  const { inUse } = useRoleNames();
  const { data: templates = [] } = useQuery(queries.templates());
  const { data: requirements = [] } = useQuery(queries.requirements());
  const [asked, setDate] = useAddressState('date');
  const [template, setTemplate] = useAddressState('template');
  const [role, setRole] = useAddressState('role');
  const date = isDate(asked) ? asked : today;
  // A template's own roles first: those in its requirements.
  const needed = requirements.filter((one) => one.template === template).map((one) => one.role);
  const roles = [...new Set([...needed, ...inUse])];
  const isAsked = template !== '' && role !== '';
  const query = useQuery({
    queryKey: ['availability', 'candidates', date, template, role],
    queryFn: ({ signal }) => call(unavailability.listAvailable, { query: { date, template, role }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const width = { base: '100%', sm: 220 };
  return (
    <>
      <Group gap="sm" mb="md" align="flex-end">
        <DateField
          label={t('availability.date')}
          required
          value={date}
          onChange={(chosen) => setDate(chosen ?? '')}
          w={width}
        />
        <Select
          label={t('availability.template')}
          data={templates.map(({ name, start_time, end_time }) => ({
            value: name,
            label: t('availability.templateHours', { name, start: start_time, end: end_time }),
          }))}
          value={template === '' ? null : template}
          onChange={(chosen) => setTemplate(chosen ?? '')}
          w={width}
        />
        <Select
          label={t('availability.role')}
          data={roles}
          value={role === '' ? null : role}
          onChange={(chosen) => setRole(chosen ?? '')}
          w={width}
        />
      </Group>
      {isAsked ? (
        <QueryView what="unavailability" query={query} skeleton={<RowsSkeleton rows={8} height={52} />}>
          {(list) => <AvailableList list={list} />}
        </QueryView>
      ) : (
        <EmptyState icon={UserRoundSearch} title={t('availability.askTitle')} text={t('availability.askText')} />
      )}
    </>
  );
}
