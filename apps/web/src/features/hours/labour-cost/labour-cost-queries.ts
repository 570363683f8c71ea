import { labourCost } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { firstOfMonth, lastOfMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';

export const labourCostQueries = {
  month: (month: Month) =>
    queryOptions({
      // Under the schedule's key: a change to a shift changes it.
      queryKey: ['schedule', 'labour-cost', month],
      queryFn: ({ signal }) => {
        const { year, month: number } = yearAndMonth(month);
        return call(labourCost.getLabourCost, { query: { year: String(year), month: String(number) }, signal });
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  worked: (month: Month) =>
    queryOptions({
      queryKey: ['analytics', 'worked', month],
      queryFn: ({ signal }) =>
        call(labourCost.getWorkedCost, { query: { start: firstOfMonth(month), end: lastOfMonth(month) }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
