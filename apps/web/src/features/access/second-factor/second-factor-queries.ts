import { secondFactor } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const secondFactorQueries = {
  /** What the user has set up, and how they can confirm who they are. */
  own: () =>
    queryOptions({
      queryKey: ['second-factor'],
      queryFn: ({ signal }) => call(secondFactor.getSecondFactor, { signal }),
    }),
};
