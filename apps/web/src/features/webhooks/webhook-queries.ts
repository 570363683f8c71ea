import { webhooks } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export const DELIVERIES_SHOWN = 20;
/** While a message waits for its first attempt, the log is read again. */
const SOON_MS = 2_000;

export const webhookQueries = {
  list: () =>
    queryOptions({ queryKey: ['webhooks'], queryFn: ({ signal }) => call(webhooks.listWebhooks, { signal }) }),
  deliveries: (id: string, page: number) =>
    queryOptions({
      queryKey: ['webhooks', id, 'deliveries', page],
      queryFn: ({ signal }) =>
        call(webhooks.listDeliveries, {
          params: { id },
          query: { page: String(page), page_size: String(DELIVERIES_SHOWN) },
          signal,
        }),
      refetchInterval: ({ state }) =>
        state.data?.items.some((one) => one.state === 'waiting' && one.attempts === 0) === true ? SOON_MS : false,
    }),
};
