import { feed } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export const feedQueries = {
  own: () => queryOptions({ queryKey: ['feed'], queryFn: ({ signal }) => call(feed.getFeed, { signal }) }),
};
