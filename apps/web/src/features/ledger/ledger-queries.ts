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
  fairness: () =>
    queryOptions({
      queryKey: ['ledger', 'fairness'],
      queryFn: ({ signal }) => call(ledger.getFairness, { signal }),
      staleTime: 0,
    }),
};
