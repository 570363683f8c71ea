import { lateChanges } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api-client.ts';

/** What it costs to take a shift from its employee now. Under the key of all that depends on shifts. */
export const replacementPrice = (id: string) =>
  queryOptions({
    queryKey: ['schedule', 'price', 'replacement', id],
    queryFn: ({ signal }) => call(lateChanges.priceReplacement, { params: { id }, signal }),
    staleTime: 0,
  });
