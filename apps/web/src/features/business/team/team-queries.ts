import { team } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

/** Below the minute after which a user counts as offline. */
const BEAT_MS = 40_000;

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: ['team'],
      queryFn: ({ signal }) => call(team.listTeam, { signal }),
      staleTime: 0,
      refetchInterval: BEAT_MS,
    }),
  /** The request itself reports that the user is online; sent only while the page is visible. */
  presence: () =>
    queryOptions({
      queryKey: ['presence'],
      queryFn: () => call(team.bePresent, { body: {} }),
      staleTime: 0,
      refetchInterval: BEAT_MS,
    }),
};
