import { analytics, type ReplyOf } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type Report = NonNullable<ReplyOf<typeof analytics.getAnalytics>>;
export type Period = Report['period'];

export const analyticsQueries = {
  report: (period: Period) =>
    queryOptions({
      queryKey: ['analytics', period],
      queryFn: ({ signal }) => call(analytics.getAnalytics, { query: { period }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Need against cover by weekday and hour. */
  cover: (range: { start: string; end: string }) =>
    queryOptions({
      // With the schedule's: whatever changes a shift changes it.
      queryKey: ['schedule', 'cover', range],
      queryFn: ({ signal }) => call(analytics.getCover, { query: range, signal }),
      placeholderData: keepPreviousData,
    }),
};
