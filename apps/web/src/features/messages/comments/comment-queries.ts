import { comments } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const commentQueries = {
  /** The comments of a range of days, both ends included. */
  range: (start_date: string, end_date: string) =>
    queryOptions({
      queryKey: ['comments', start_date, end_date],
      queryFn: ({ signal }) => call(comments.listComments, { query: { start_date, end_date }, signal }),
    }),
};
