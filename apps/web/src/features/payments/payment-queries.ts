import { payments } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export const paymentQueries = {
  config: () =>
    queryOptions({
      queryKey: ['payments', 'config'],
      queryFn: ({ signal }) => call(payments.getConfig, { signal }),
      staleTime: Infinity,
    }),
};
