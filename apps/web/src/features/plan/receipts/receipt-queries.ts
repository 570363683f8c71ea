import { receipts } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const receiptQueries = {
  own: () =>
    queryOptions({
      queryKey: ['receipts', 'own'],
      queryFn: ({ signal }) => call(receipts.listOwnReceipts, { signal }),
    }),
  open: () =>
    queryOptions({
      queryKey: ['receipts', 'open'],
      queryFn: ({ signal }) => call(receipts.listOpenReceipts, { signal }),
    }),
};
