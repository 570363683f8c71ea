import { activity, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export type ActivityQuery = NonNullable<QueryInput<typeof activity.listActivity>>;

export const activityQueries = {
  page: (query: ActivityQuery) =>
    queryOptions({
      queryKey: ['activity', query],
      queryFn: ({ signal }) => call(activity.listActivity, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
