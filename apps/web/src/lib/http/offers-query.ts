import { members } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** Projects that ask the user to become a member. Apart from `queries`, which the shell of the manager's area loads. */
export const offersQuery = queryOptions({
  queryKey: ['members', 'offers'],
  queryFn: ({ signal }) => call(members.listOffers, { signal }),
});
