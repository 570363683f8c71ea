import { standardWeeks } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** Named weeks that take the place of the weekly standard; read again with the requirements. */
export const weekQueries = {
  list: () =>
    queryOptions({
      queryKey: ['requirements', 'weeks'],
      queryFn: ({ signal }) => call(standardWeeks.listWeeks, { signal }),
    }),
};
