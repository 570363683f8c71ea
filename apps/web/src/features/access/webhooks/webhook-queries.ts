import { webhooks } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const DELIVERIES_SHOWN = 20;
/** Until it is known what became of the first attempt of a message, the log is read again. */
const SOON_MS = 2_000;
const isFirst = ({ state, attempts, error, response_status }: webhooks.Delivery) =>
  state === 'waiting' && attempts <= 1 && error === null && response_status === null;

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
      refetchInterval: ({ state }) => (state.data?.items.some(isFirst) === true ? SOON_MS : false),
    }),
};
