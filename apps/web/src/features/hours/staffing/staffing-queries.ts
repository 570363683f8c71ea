import { staffing } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';

const KEY = 'staffing';

/** Year and month as the API takes them in a query. */
export function monthQuery(month: Month) {
  const { year, month: number } = yearAndMonth(month);
  return { year: String(year), month: String(number) };
}

export const staffingQueries = {
  productivity: () =>
    queryOptions({
      queryKey: [KEY, 'productivity'],
      queryFn: ({ signal }) => call(staffing.getProductivity, { signal }),
    }),
  proposal: (month: Month) =>
    queryOptions({
      queryKey: [KEY, 'proposal', month],
      queryFn: ({ signal }) => call(staffing.getProposal, { query: monthQuery(month), signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
