import { claims, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { LIVE_MS } from '../../lib/live.ts';

type ClaimFilter = NonNullable<QueryInput<typeof claims.listClaims>>;

/** What waits is short; a page of it is all. */
const ALL = '100';

export const claimQueries = {
  open: () =>
    queryOptions({
      queryKey: ['claims', 'open'],
      queryFn: ({ signal }) => call(claims.listOpenShifts, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  own: () =>
    queryOptions({
      queryKey: ['claims', 'own'],
      queryFn: ({ signal }) => call(claims.listOwnClaims, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** What waits for the manager. */
  waiting: () => claimQueries.list({ status: 'pending', page_size: ALL }),
  list: (filter: ClaimFilter) =>
    queryOptions({
      queryKey: ['claims', 'list', filter],
      queryFn: ({ signal }) => call(claims.listClaims, { query: filter, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
};
