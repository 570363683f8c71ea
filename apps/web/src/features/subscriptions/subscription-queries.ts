import { subscriptions } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const ALL = ['subscriptions'] as const;

export const subscriptionQueries = {
  all: ALL,
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => call(subscriptions.listSubscriptions, { signal }),
    }),
  oneOff: () =>
    queryOptions({
      queryKey: [...ALL, 'one-off'],
      queryFn: ({ signal }) => call(subscriptions.listOneOffPayments, { signal }),
    }),
  invoices: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'invoices', id],
      queryFn: ({ signal }) => call(subscriptions.listInvoices, { params: { id }, signal }),
    }),
};
