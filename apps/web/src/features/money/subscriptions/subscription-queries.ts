import { subscriptions } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const subscriptionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['subscriptions', 'list'],
      queryFn: ({ signal }) => call(subscriptions.listSubscriptions, { signal }),
    }),
  oneOff: () =>
    queryOptions({
      queryKey: ['subscriptions', 'one-off'],
      queryFn: ({ signal }) => call(subscriptions.listOneOffPayments, { signal }),
    }),
  invoices: (id: string) =>
    queryOptions({
      queryKey: ['subscriptions', 'invoices', id],
      queryFn: ({ signal }) => call(subscriptions.listInvoices, { params: { id }, signal }),
    }),
};
