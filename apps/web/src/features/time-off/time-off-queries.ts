import { timeOff } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const timeOffQueries = {
  /** A manager's: everybody's; an employee's: the own. */
  list: () =>
    queryOptions({ queryKey: ['time-off', 'list'], queryFn: ({ signal }) => call(timeOff.listTimeOff, { signal }) }),
  consequence: (id: string) =>
    queryOptions({
      queryKey: ['time-off', 'consequence', id],
      queryFn: ({ signal }) => call(timeOff.getConsequence, { params: { id }, signal }),
      staleTime: 0,
    }),
};
