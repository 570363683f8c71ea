import { rings } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

/** The user's own rings: those that wait, and the last ones. */
export const ownRingsQuery = () =>
  queryOptions({
    queryKey: ['swaps', 'rings', 'own'],
    queryFn: ({ signal }) => call(rings.listOwnRings, { signal }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  });
