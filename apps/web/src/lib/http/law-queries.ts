import { laws } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

export const lawQueries = {
  /** The packs that can be chosen. */
  packs: () => queryOptions({ queryKey: ['law-packs'], queryFn: ({ signal }) => call(laws.listLawPacks, { signal }) }),
  /** The limits in force on a date. */
  limits: (date: string) =>
    queryOptions({
      queryKey: ['settings', 'law', date],
      queryFn: ({ signal }) => call(laws.listLimits, { query: { date }, signal }),
      placeholderData: keepPreviousData,
    }),
};
