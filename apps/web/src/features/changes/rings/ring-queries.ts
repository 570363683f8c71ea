import { rings } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

export const ringQueries = {
  offered: () =>
    queryOptions({
      queryKey: ['swaps', 'rings', 'offered'],
      queryFn: ({ signal }) => call(rings.listRings, { signal }),
      staleTime: 0,
      refetchInterval: LIVE_MS,
    }),
  /** Looked for anew at each visit: the schedule and the preferences may have changed. */
  found: (month: Month) => {
    const { year, month: number } = yearAndMonth(month);
    return queryOptions({
      queryKey: ['swaps', 'rings', 'found', month],
      queryFn: ({ signal }) => call(rings.findRings, { query: { year: String(year), month: String(number) }, signal }),
      staleTime: 0,
    });
  },
};
