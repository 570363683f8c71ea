import { Anchor, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { CircleCheck, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { EntryList } from '../../../ui/table/entry-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { claimQueries, swapQueries } from '../../changes/shift-requests/index.ts';
import { invitationQueries } from '../../business/employees/index.ts';
import { overtimeLeaveQueries } from '../../hours/overtime-leave/index.ts';
import { requestQueries } from '../../messages/requests/index.ts';
import { timeOffQueries } from '../../changes/time-off/index.ts';
import { InboxDecision } from './inbox-decision.tsx';
import { InboxEntry, KINDS, STATES, type InboxItem, sortInbox, type Kind, type State } from './inbox-entry.tsx';

const PLACES = {
  time_off: '/manager/timeoff',
  overtime_leave: '/manager/timeoff',
  swaps: '/manager/swap-requests',
  claims: '/manager/swap-requests?tab=claims',
  requests: '/manager/requests',
  joins: '/manager/employees',
} as const;

/** `/manager/inbox`: all requests of the team on one page; the kind and the state are in the address. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const [shownKind, setKind] = useAddressState('kind');
  const [shownState, setState] = useAddressState('status');
  const { reads, kinds } = useReads();
  const kind = kinds.find((one) => one === shownKind);
  const state = STATES.find((one) => one === shownState) ?? 'waiting';
  const { items, total, hasMore, query } = useInbox(state, reads);
  const [reviewed, setReviewed] = useState<InboxItem | null>(null);
  const shown = kind === undefined ? items : items.filter((item) => item.kind === kind);
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="md">
        <Group gap="sm">
          <SegmentedControl
            aria-label={t('stateFilter')}
            value={state}
            onChange={(value) => setState(value === 'waiting' ? '' : value)}
            data={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <KindSelect kinds={kinds} kind={kind} total={total} onChange={setKind} />
        </Group>
        <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={4} height={96} />}>
          {() =>
            shown.length === 0 ? (
              <NothingShown state={state} onWaiting={() => setState('')} />
            ) : (
              <EntryList label={t('title')}>
                {shown.map((item) => (
                  <InboxEntry
                    key={item.id}
                    item={item}
                    {...(state === 'waiting' && { onReview: () => setReviewed(item) })}
                  />
                ))}
              </EntryList>
            )
          }
        </QueryView>
        {kinds
          .filter((one) => (kind === undefined || kind === one) && hasMore(one))
          .map((one) => (
            <Text key={one} size="sm">
              <Anchor component={Link} to={PLACES[one]}>
                {t('more', { kind: t(`kinds.${one}`) })}
              </Anchor>
            </Text>
          ))}
      </Stack>
      {reviewed && <InboxDecision item={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}

/** What the user may know of, and the kinds of requests that are shown for it. */
function useReads() {
  const can = useCan();
  const reads = { absences: can('absences.read'), joins: can('people.write') };
  const hidden: readonly Kind[] = [
    ...(reads.absences ? [] : (['time_off', 'overtime_leave'] as const)),
    ...(reads.joins ? [] : (['joins'] as const)),
  ];
  return { reads, kinds: KINDS.filter((one) => !hidden.includes(one)) };
}

interface KindSelectProps {
  kinds: readonly Kind[];
  kind: Kind | undefined;
  total: (kind: Kind) => number;
  onChange: (kind: string) => void;
}

function KindSelect({ kinds, kind, total, onChange }: KindSelectProps) {
  const { t } = useTranslation('inbox');
  const all = kinds.reduce((sum, one) => sum + total(one), 0);
  return (
    <Select
      aria-label={t('kindFilter')}
      allowDeselect={false}
      w={{ base: '100%', sm: 260 }}
      value={kind ?? ''}
      onChange={(value) => onChange(value ?? '')}
      data={[
        { value: '', label: t('kindAndCount', { kind: t('kinds.all'), count: all }) },
        ...kinds.map((one) => ({
          value: one,
          label: t('kindAndCount', { kind: t(`kinds.${one}`), count: total(one) }),
        })),
      ]}
    />
  );
}

function NothingShown({ state, onWaiting }: { state: State; onWaiting: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState
      icon={state === 'waiting' ? CircleCheck : SearchX}
      title={t(state === 'waiting' ? 'nothingWaits' : 'nothingFound')}
      action={
        state === 'waiting' ? (
          <NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>
        ) : (
          <NextStep act={onWaiting}>{t('shell:next.pending')}</NextStep>
        )
      }
    />
  );
}

/** The most of one kind that a call returns; the rest are on the page of that kind. */
const PAGE_SIZE = 100;
const page = { page: '1', page_size: String(PAGE_SIZE) };

/**
 * The team's requests of all kinds in this state; `hasMore`: of a kind there are more than shown. Absences and who asks
 * to join only for those who may know.
 */
function useInbox(state: State, reads: { absences: boolean; joins: boolean }) {
  const status = state === 'waiting' ? 'pending' : state;
  const timeOff = useQuery({ ...timeOffQueries.list({ status, ...page }), enabled: reads.absences });
  const swaps = useQuery(swapQueries.list({ status: state === 'waiting' ? 'employee_accepted' : state, ...page }));
  const claims = useQuery(claimQueries.list({ status, ...page }));
  const requests = useQuery(requestQueries.list({ status, ...page }));
  const leave = useQuery({ ...overtimeLeaveQueries.list(), enabled: reads.absences });
  // Nothing is kept of who was let in or not: only those who wait.
  const joins = useQuery({ ...invitationQueries.list(), enabled: reads.joins });
  const asking = state === 'waiting' ? (joins.data ?? []).filter((one) => one.state === 'asked') : [];
  const overtime = (leave.data ?? []).filter((what) => what.status === status);
  const lists = { time_off: timeOff, swaps, claims, requests };
  const items: InboxItem[] = [
    ...(timeOff.data?.items ?? []).map((what) => ({ kind: 'time_off' as const, id: what.id, what })),
    ...overtime.map((what) => ({ kind: 'overtime_leave' as const, id: what.id, what })),
    ...(swaps.data?.items ?? []).map((what) => ({ kind: 'swaps' as const, id: what.id, what })),
    ...(claims.data?.items ?? []).map((what) => ({ kind: 'claims' as const, id: what.id, what })),
    ...(requests.data?.items ?? []).map((what) => ({ kind: 'requests' as const, id: what.id, what })),
    ...asking.map((what) => ({ kind: 'joins' as const, id: what.id, what })),
  ];
  const whole = { overtime_leave: overtime, joins: asking };
  const total = (kind: Kind) =>
    kind === 'overtime_leave' || kind === 'joins' ? whole[kind].length : (lists[kind].data?.total ?? 0);
  return {
    items: sortInbox(items, state),
    total,
    hasMore: (kind: Kind) => !(kind in whole) && total(kind) > PAGE_SIZE,
    query: together(
      swaps,
      claims,
      requests,
      ...(reads.absences ? [timeOff, leave] : []),
      ...(reads.joins ? [joins] : []),
    ),
  };
}

type Reading = Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;

/** Several queries as one: loaded when all are loaded, failed when one has failed. */
function together(first: Reading, ...others: readonly Reading[]): Reading {
  const open = [first, ...others].filter(({ data }) => data === undefined);
  return open.find(({ error }) => error !== null) ?? open[0] ?? first;
}
