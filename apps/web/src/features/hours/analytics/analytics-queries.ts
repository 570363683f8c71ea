import { analytics, type ReplyOf } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

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
  /** Staffing need and coverage by weekday and hour. */
  cover: (range: { start: string; end: string }) =>
    queryOptions({
      // Under the schedule's key: a change to a shift invalidates it.
      queryKey: ['schedule', 'cover', range],
      queryFn: ({ signal }) => call(analytics.getCover, { query: range, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Identifies an employee, and also tells apart a deleted employee and another one of the same name. */
export const personKey = ({ employee_id, name }: analytics.Person) => employee_id ?? `gone ${name}`;
