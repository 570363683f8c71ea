import { Group, Select, Box, Text } from '@mantine/core';
import { unavailability, type schedule } from '@pamaina/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundSearch, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { isDate } from '../../../lib/dates/dates.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import pieces from '../../../ui/pieces.module.css';

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

/** All employees as takers of a shift, best first: an icon, a word, and the obstacles. */
function AvailableList({ list }: { list: readonly schedule.Candidate[] }) {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  return (
    <>
      <Text fw={500} mb="xs" role="status">
        {t('availability.couldWork', { count: list.filter(({ fits }) => fits).length })}
      </Text>
      <ul className={pieces.rows}>
        {list.map((one) => (
          <Group key={one.employee_id} component="li" gap={12} px={14} py={10} wrap="nowrap" align="flex-start">
            <Sign verdict={verdictOf(one)} />
            <Box flex={1} miw={0}>
              <Text component="span" size="md" fw={500} mr={10}>
                {one.name}
              </Text>
              <Text component="span" size="sm">
                {t(`availability.verdicts.${verdictOf(one)}`)}
              </Text>
              {one.blocked_by.map(({ rule, detail, source }) => (
                <Text key={`${rule} ${detail}`} size="sm" c="dimmed">
                  {[detail, source].filter(Boolean).join(' · ')}
                </Text>
              ))}
            </Box>
            <Text component="span" size="sm" c="dimmed" ta="end">
              {t('availability.hoursAfter', { hours: format.hours(one.hours_after) })}
              {one.cost_cents !== null && (
                <>
                  <br />
                  {format.money(one.cost_cents)}
                </>
              )}
            </Text>
          </Group>
        ))}
      </ul>
    </>
  );
}

type Verdict = 'fits' | 'consent' | 'stopped';

/** What only misses a goal, or is allowed with consent, is for the manager to decide. */
function verdictOf({ fits, blocked_by }: schedule.Candidate): Verdict {
  if (fits) return 'fits';
  return blocked_by.every(({ severity, needs_consent }) => severity === 'soft' || needs_consent === true)
    ? 'consent'
    : 'stopped';
}

const signColors: Record<Verdict, string> = {
  fits: 'var(--covered)',
  consent: 'var(--waiting)',
  stopped: 'var(--mantine-color-dimmed)',
};

function Sign({ verdict }: { verdict: Verdict }) {
  const Icon = verdict === 'fits' ? CircleCheck : verdict === 'consent' ? CircleHelp : CircleX;
  return <Icon size={18} color={signColors[verdict]} style={{ flex: 'none', marginTop: 1 }} aria-hidden />;
}
