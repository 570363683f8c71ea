import { requests } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callCounted, type CallOptions } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

export const requestQueries = {
  /** A page. For a manager: all requests; for an employee: their own. */
  list: (query: CallOptions<typeof requests.listRequests>['query']) =>
    queryOptions({
      queryKey: ['requests', 'list', query],
      queryFn: ({ signal }) => callCounted(requests.listRequests, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: LIVE_MS,
    }),
};
