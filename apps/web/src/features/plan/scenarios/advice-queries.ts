import { advice } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { call } from '../../../lib/http/api-client.ts';

/** It is searched for 10 seconds, and can wait for another. */
const TIMEOUT_MS = 40_000;

export const adviceQueries = {
  /** Calculated anew only when it is asked for again. */
  of: (month: Month, about: advice.About) =>
    queryOptions({
      queryKey: ['advice', month, about],
      queryFn: ({ signal }) => {
        const { year, month: number } = yearAndMonth(month);
        const query = { year: String(year), month: String(number), about };
        return call(advice.getAdvice, { query, signal, timeoutMs: TIMEOUT_MS });
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
};
