import { leaveTypes } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const leaveTypeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['leave-types', 'list'],
      queryFn: ({ signal }) => call(leaveTypes.listLeaveTypes, { signal }),
    }),
  /** For a manager: everybody's; for an employee: their own. */
  balances: (year: string) =>
    queryOptions({
      queryKey: ['leave-types', 'balances', year],
      queryFn: ({ signal }) => call(leaveTypes.listLeaveBalances, { query: { year }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  corrections: (of: { employee_id: string; year: string }) =>
    queryOptions({
      queryKey: ['leave-types', 'corrections', of],
      queryFn: ({ signal }) => call(leaveTypes.listLeaveCorrections, { query: of, signal }),
    }),
};
