import { ledger } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const ledgerQueries = {
  /** @param date any day of the month that is looked at; undefined: today */
  of: (date?: string) =>
    queryOptions({
      queryKey: ['ledger', date ?? 'today'],
      queryFn: ({ signal }) => call(ledger.getLedger, { query: date === undefined ? {} : { date }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** One person's way to the norm; `date` is any day of the month that is looked at. */
  course: (of: { employee_id: string; date: string }) =>
    queryOptions({
      queryKey: ['ledger', 'course', of],
      queryFn: ({ signal }) => call(ledger.getCourse, { query: of, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** @param of how many months are looked at, and a day of the last; without it those that the planner evens out */
  fairness: (of?: { date: string; months: string }) =>
    queryOptions({
      queryKey: ['ledger', 'fairness', of ?? 'now'],
      queryFn: ({ signal }) => call(ledger.getFairness, { query: of ?? {}, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
