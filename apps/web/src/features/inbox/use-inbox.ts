import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { claimQueries } from '../claims/index.ts';
import { overtimeLeaveQueries } from '../overtime-leave/index.ts';
import { requestQueries } from '../requests/index.ts';
import { swapQueries } from '../swaps/index.ts';
import { timeOffQueries } from '../time-off/index.ts';
import { sortInbox, type InboxItem, type Kind, type State } from './sort-inbox.ts';

/** The most of one kind that a call returns; the rest are on the page of that kind. */
const PAGE_SIZE = 100;
const page = { page: '1', page_size: String(PAGE_SIZE) };

/** The team's requests of all kinds in this state; `more` lists the kinds with more requests than shown. */
export function useInbox(state: State) {
  const status = state === 'waiting' ? 'pending' : state;
  const timeOff = useQuery(timeOffQueries.list({ status, ...page }));
  const swaps = useQuery(swapQueries.list({ status: state === 'waiting' ? 'employee_accepted' : state, ...page }));
  const claims = useQuery(claimQueries.list({ status, ...page }));
  const requests = useQuery(requestQueries.list({ status, ...page }));
  const leave = useQuery(overtimeLeaveQueries.list());
  const overtime = (leave.data ?? []).filter((what) => what.status === status);
  const lists = { time_off: timeOff, swaps, claims, requests };
  const items: InboxItem[] = [
    ...(timeOff.data?.items ?? []).map((what) => ({ kind: 'time_off' as const, id: what.id, what })),
    ...overtime.map((what) => ({ kind: 'overtime_leave' as const, id: what.id, what })),
    ...(swaps.data?.items ?? []).map((what) => ({ kind: 'swaps' as const, id: what.id, what })),
    ...(claims.data?.items ?? []).map((what) => ({ kind: 'claims' as const, id: what.id, what })),
    ...(requests.data?.items ?? []).map((what) => ({ kind: 'requests' as const, id: what.id, what })),
  ];
  const total = (kind: Kind) => (kind === 'overtime_leave' ? overtime.length : (lists[kind].data?.total ?? 0));
  return {
    items: sortInbox(items, state),
    total,
    hasMore: (kind: Kind) => kind !== 'overtime_leave' && total(kind) > PAGE_SIZE,
    query: together(timeOff, leave, swaps, claims, requests),
  };
}

type Reading = Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;

/** Several queries as one: loaded when all are loaded, failed when one has failed. */
function together(first: Reading, ...others: readonly Reading[]): Reading {
  const open = [first, ...others].filter(({ data }) => data === undefined);
  return open.find(({ error }) => error !== null) ?? open[0] ?? first;
}
