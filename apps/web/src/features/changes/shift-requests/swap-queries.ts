import { swaps, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

type SwapFilter = NonNullable<QueryInput<typeof swaps.listSwaps>>;

/** The number of items on a page of a list. */
export const PAGE_SIZE = 20;

export const swapQueries = {
  incoming: () =>
    queryOptions({
      queryKey: ['swaps', 'incoming'],
      queryFn: ({ signal }) => call(swaps.listIncomingSwaps, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  outgoing: () =>
    queryOptions({
      queryKey: ['swaps', 'outgoing'],
      queryFn: ({ signal }) => call(swaps.listOutgoingSwaps, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  list: (filter: SwapFilter) =>
    queryOptions({
      queryKey: ['swaps', 'list', filter],
      queryFn: ({ signal }) => call(swaps.listSwaps, { query: filter, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** Accepted offers that wait for the manager, the soonest shift first. */
  accepted: (page: number) => swapQueries.page('employee_accepted', page),
  /** Offers that no one has accepted yet, the soonest shift first. */
  unanswered: (page: number) => swapQueries.page('pending', page),
  page: (status: swaps.SwapOffer['status'] | undefined, page: number) =>
    swapQueries.list({
      page: String(page),
      page_size: String(PAGE_SIZE),
      ...(status !== undefined && { status }),
    }),
  takers: (shiftId: string) =>
    queryOptions({
      queryKey: ['swaps', 'takers', shiftId],
      queryFn: ({ signal }) => call(swaps.listTakers, { query: { shift_id: shiftId }, signal }),
      staleTime: 0,
    }),
  /** A colleague's shifts that could come back for one of the user's. */
  returns: (shiftId: string, employeeId: string) =>
    queryOptions({
      queryKey: ['swaps', 'returns', shiftId, employeeId],
      queryFn: ({ signal }) =>
        call(swaps.listReturns, { query: { shift_id: shiftId, employee_id: employeeId }, signal }),
      staleTime: 0,
    }),
  /** The rules against both employees of an accepted exchange. */
  verdicts: (id: string) =>
    queryOptions({
      queryKey: ['swaps', 'verdicts', id],
      queryFn: ({ signal }) => call(swaps.judgeExchange, { params: { id }, signal }),
      staleTime: 0,
    }),
};
