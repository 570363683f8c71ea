import { wishes } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export const wishQueries = {
  /** An employee's own, or a manager's whole team; local dates, both included. */
  range: (start: string, end: string) =>
    queryOptions({
      queryKey: ['wishes', start, end],
      queryFn: ({ signal }) => call(wishes.listWishes, { query: { start, end }, signal }),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['wishes', 'choices'],
      queryFn: ({ signal }) => call(wishes.getWishChoices, { signal }),
    }),
};
