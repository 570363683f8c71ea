import { timeOff } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callCounted, type CallOptions } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

export const timeOffQueries = {
  /** A page. For a manager: all requests; for an employee: their own. */
  list: (query: CallOptions<typeof timeOff.listTimeOff>['query']) =>
    queryOptions({
      queryKey: ['time-off', 'list', query],
      queryFn: ({ signal }) => callCounted(timeOff.listTimeOff, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: LIVE_MS,
    }),
  /** For this year and the user, unless a manager gives an employee and a year. */
  balance: (query: CallOptions<typeof timeOff.getBalance>['query'] = {}) =>
    queryOptions({
      queryKey: ['time-off', 'balance', query],
      queryFn: ({ signal }) => call(timeOff.getBalance, { query, signal }),
      staleTime: 0,
    }),
  /** Who is away in a year. */
  year: (year: string) =>
    queryOptions({
      queryKey: ['time-off', 'year', year],
      queryFn: ({ signal }) => call(timeOff.listYear, { query: { year }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** How many more can be away, in the weeks that begin in the range: the planner counts it for some seconds. */
  room: (range: { start: string; end: string }) =>
    queryOptions({
      queryKey: ['time-off', 'room', range],
      queryFn: ({ signal }) => call(timeOff.listLeaveRoom, { query: range, signal }),
      staleTime: 60_000,
    }),
  /** What the user's own request would do. */
  ownConsequence: (query: { start_date: string; end_date: string; type: string }) =>
    queryOptions({
      queryKey: ['time-off', 'own-consequence', query],
      queryFn: ({ signal }) => call(timeOff.getOwnConsequence, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  consequence: (id: string) =>
    queryOptions({
      queryKey: ['time-off', 'consequence', id],
      queryFn: ({ signal }) => call(timeOff.getConsequence, { params: { id }, signal }),
      staleTime: 0,
    }),
};
