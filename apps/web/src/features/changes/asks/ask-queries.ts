import { asks, schedule } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

/** Answers come one after the other: who watches sees them soon. Milliseconds. */
const WATCHED_MS = 3_000;

export const askQueries = {
  /** The last question about a shift; null: there was none. */
  ofShift: (id: string) =>
    queryOptions({
      queryKey: ['asks', 'shift', id],
      queryFn: async ({ signal }) => (await call(asks.listAsks, { query: { shift_id: id }, signal }))[0] ?? null,
      staleTime: 0,
      refetchInterval: WATCHED_MS,
    }),
  /** The latest questions, for the shifts of the calendar. */
  latest: () =>
    queryOptions({
      queryKey: ['asks', 'latest'],
      queryFn: ({ signal }) => call(asks.listAsks, { query: {}, signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** Questions to the employee. */
  own: () =>
    queryOptions({
      queryKey: ['asks', 'own'],
      queryFn: ({ signal }) => call(asks.listQuestions, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  candidates: (id: string) =>
    queryOptions({
      queryKey: ['asks', 'candidates', id],
      queryFn: ({ signal }) => call(schedule.listCandidates, { params: { id }, signal }),
    }),
};
