import { schedule, swaps, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addDays } from '../../lib/dates.ts';
import { call } from '../../lib/api-client.ts';
import { LIVE_MS } from '../../lib/live.ts';

type SwapFilter = NonNullable<QueryInput<typeof swaps.listSwaps>>;

/** How far ahead own shifts are offered: what is published reaches rarely further. Days. */
const AHEAD = 62;

/** What waits is short; a page of it is all. */
const ALL = '100';

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
  /** Accepted offers that wait for the manager. */
  accepted: () => swapQueries.list({ status: 'employee_accepted', page_size: ALL }),
  /** Offers that nobody has accepted yet. */
  unanswered: () => swapQueries.list({ status: 'pending', page_size: ALL }),
  takers: (shiftId: string) =>
    queryOptions({
      queryKey: ['swaps', 'takers', shiftId],
      queryFn: ({ signal }) => call(swaps.listTakers, { query: { shift_id: shiftId }, signal }),
      staleTime: 0,
    }),
  /** Everybody as takers of a shift, with what each would break. */
  judgement: (shiftId: string) =>
    queryOptions({
      queryKey: ['schedule', 'candidates', shiftId],
      queryFn: ({ signal }) => call(schedule.listCandidates, { params: { id: shiftId }, signal }),
      staleTime: 0,
    }),
  /** The published shifts of the coming weeks. @param today a local date */
  coming: (today: string) =>
    queryOptions({
      queryKey: ['schedule', 'coming', today],
      queryFn: ({ signal }) =>
        call(schedule.getSchedule, { query: { start: today, end: addDays(today, AHEAD) }, signal }),
      staleTime: 0,
    }),
};
