import { labourCost } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { addDays } from '../../../lib/dates/dates.ts';
import { call } from '../../../lib/http/api-client.ts';
import { firstOfMonth, lastOfMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';

/** It is searched for 12 seconds, and can wait for another. */
const FRONTIER_TIMEOUT_MS = 40_000;

function queryOf(of: Month) {
  const { year, month } = yearAndMonth(of);
  return { year: String(year), month: String(month) };
}

export const labourCostQueries = {
  month: (month: Month) =>
    queryOptions({
      // Not under the schedule's key: no change to a shift waits until its cost is known.
      queryKey: ['analytics', 'labour-cost', month],
      queryFn: ({ signal }) => call(labourCost.getLabourCost, { query: queryOf(month), signal }),
      staleTime: 0,
    }),
  /** Calculated anew only when it is asked for again. @param week of the month, its Monday; null: all of it */
  frontier: (month: Month, week: string | null) =>
    queryOptions({
      queryKey: ['frontier', month, week],
      queryFn: ({ signal }) =>
        call(labourCost.getFrontier, {
          query: { ...queryOf(month), ...(week !== null && { week }) },
          signal,
          timeoutMs: FRONTIER_TIMEOUT_MS,
        }),
      staleTime: Infinity,
      gcTime: 0,
    }),
  worked: (month: Month) => labourCostQueries.range(firstOfMonth(month), lastOfMonth(month)),
  /** Seven days from a Monday on. */
  week: (monday: string) => labourCostQueries.range(monday, addDays(monday, 6)),
  range: (start: string, end: string) =>
    queryOptions({
      queryKey: ['analytics', 'worked', start, end],
      queryFn: ({ signal }) => call(labourCost.getWorkedCost, { query: { start, end }, signal }),
      staleTime: 0,
    }),
};
