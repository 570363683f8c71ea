import { Group, Select, Text, SegmentedControl } from '@mantine/core';
import { team } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { teamQueries } from './team-queries.ts';
import classes from './team.module.css';

/** `/worker/team` and the manager's: the employees, their roles and who is online. */
export function TeamPage() {
  const { t } = useTranslation('team');
  const place = useAreaPlace();
  const query = useQuery(teamQueries.list());
  return (
    <ResourcePage
      title={t('title')}
      description={t('description')}
      actions={<OwnStatus />}
      what="team"
      query={query}
      skeleton={<RowsSkeleton rows={6} height={72} />}
      empty={{
        icon: Users,
        title: t('emptyTitle'),
        text: t('emptyText'),
        action:
          place === '/manager' ? (
            <NextStep to="/manager/employees">{t('shell:next.employees')}</NextStep>
          ) : (
            <NextStep to="/worker/schedule">{t('shell:next.schedule')}</NextStep>
          ),
      }}
    >
      {(members) => <Directory members={members} />}
    </ResourcePage>
  );
}

function Directory({ members }: { members: team.TeamMember[] }) {
  const { t } = useTranslation('team');
  const [search, setSearch] = useAddressState('search');
  const [status, setStatus] = useAddressState('status');
  const [department, setDepartment] = useAddressState('department');
  const departments = [...new Set(members.flatMap((member) => member.department ?? []))].sort(compareNames);
  const wanted = foldDiacritics(search);
  const found = members.filter(
    (member) =>
      (status === '' || member.status === status) &&
      (department === '' || member.department === department) &&
      foldDiacritics([member.name, ...member.roles].join(' ')).includes(wanted),
  );
  const clear = () => [setSearch, setStatus, setDepartment].forEach((set) => set(''));
  return (
    <>
      <Group gap="sm" align="flex-end" mb="md">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <Select
          aria-label={t('statusFilter')}
          data={[
            { value: '', label: t('anyStatus') },
            ...team.presences.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={status}
          onChange={(value) => setStatus(value ?? '')}
          className={classes.filter ?? ''}
        />
        {departments.length > 0 && (
          <Select
            aria-label={t('departmentFilter')}
            data={[{ value: '', label: t('anyDepartment') }, ...departments.map((value) => ({ value, label: value }))]}
            value={department}
            onChange={(value) => setDepartment(value ?? '')}
            className={classes.filter ?? ''}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {t('common:count.people', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('noneTitle')}
          text={t('noneText')}
          action={<NextStep act={clear}>{t('shell:next.clear')}</NextStep>}
        />
      ) : (
        <ul className={classes.members} aria-label={t('title')}>
          {found.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One member of the team, as colleagues are allowed to see them. */
function MemberCard({ member }: { member: team.TeamMember }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { name, roles, department, location, join_date, total_hours } = member;
  const place = [department, location].filter((part) => part !== null);
  return (
    <li className={classes.member}>
      <Avatar name={name} picture={member.picture} size={44} />
      <div className={classes.words}>
        <div className={classes.head}>
          <Text fw={600}>{name}</Text>
          <PresenceMark status={member.status} />
        </div>
        <Text size="sm">
          <RoleName role={roles.join(', ')} />
        </Text>
        {place.length > 0 && (
          <Text size="sm" c="dimmed">
            {place.join(' · ')}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {t('since', { date: format.longDate(join_date), hours: format.hours(Math.round(total_hours)) })}
        </Text>
      </div>
    </li>
  );
}

/** An employee's status: a word, and a shape that also differs without colour. */
function PresenceMark({ status }: { status: team.Presence }) {
  const { t } = useTranslation('team');
  return (
    <span className={classes.presence} data-status={status}>
      <span className={classes.dot} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}

/** The user's status as colleagues see it: online, or busy until it is changed. */
function OwnStatus() {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  const { data } = useQuery(teamQueries.presence());
  const change = useAction(team.bePresent);
  const say = (status: 'online' | 'busy') =>
    change.run({ body: { status }, onReply: (seen) => client.setQueryData(teamQueries.presence().queryKey, seen) });
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" id="own-status">
        {t('ownStatus')}
      </Text>
      <SegmentedControl
        aria-labelledby="own-status"
        data={(['online', 'busy'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        value={(change.isBusy && change.input?.body.status) || (data?.status ?? 'online')}
        onChange={(value) => say(value === 'busy' ? 'busy' : 'online')}
      />
    </Group>
  );
}
