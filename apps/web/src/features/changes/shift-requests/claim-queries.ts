import { claims, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { PAGE_SIZE } from './swap-queries.ts';

type ClaimFilter = NonNullable<QueryInput<typeof claims.listClaims>>;

export const claimQueries = {
  open: () =>
    queryOptions({
      queryKey: ['claims', 'open'],
      queryFn: ({ signal }) => call(claims.listOpenShifts, { query: {}, signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** The soonest: each costs the server a check of the rules, and a notice of an open shift loads them again. */
  next: (limit: number) =>
    queryOptions({
      queryKey: ['claims', 'next', limit],
      queryFn: ({ signal }) => call(claims.listOpenShifts, { query: { limit: String(limit) }, signal }),
      staleTime: 5 * 60_000,
    }),
  own: () =>
    queryOptions({
      queryKey: ['claims', 'own'],
      queryFn: ({ signal }) => call(claims.listOwnClaims, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** Pending claims for the manager, the soonest shift first. */
  waiting: (page: number) => claimQueries.page('pending', page),
  /** Decided claims, the latest first. */
  decided: (page: number) => claimQueries.page('decided', page),
  page: (status: NonNullable<ClaimFilter['status']>, page: number) =>
    claimQueries.list({ status, page: String(page), page_size: String(PAGE_SIZE) }),
  list: (filter: ClaimFilter) =>
    queryOptions({
      queryKey: ['claims', 'list', filter],
      queryFn: ({ signal }) => call(claims.listClaims, { query: filter, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
};
