import { notifications } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

/** The latest ones are in the bell's list; older ones are loaded by page. */
export const PAGE_SIZE = 20;

export const notificationQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['notifications', 'page', page],
      queryFn: ({ signal }) =>
        call(notifications.listNotifications, {
          query: { page: String(page), page_size: String(PAGE_SIZE) },
          signal,
        }),
    }),
  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: ({ signal }) => call(notifications.getPreferences, { signal }),
    }),
  failed: (page: number) =>
    queryOptions({
      queryKey: ['notifications', 'failed', page],
      queryFn: ({ signal }) =>
        call(notifications.listFailedDeliveries, { query: { page: String(page), page_size: '10' }, signal }),
    }),
};
