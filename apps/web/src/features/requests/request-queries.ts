import { requests } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const requestQueries = {
  /** A manager's: everybody's; an employee's: the own. */
  list: () =>
    queryOptions({ queryKey: ['requests', 'list'], queryFn: ({ signal }) => call(requests.listRequests, { signal }) }),
};
