import { QueryClient, onlineManager } from '@tanstack/react-query';
import { ApiError, isBusy } from './api-error.ts';

/** Temporary gateway errors. Not a missing response: it has already cost the user 15 s. */
const RETRIED_STATUSES = new Set([502, 503, 504]);

/** Retries of a request that waits for the account's other requests: about a minute. */
const BUSY_RETRIES = 20;

/** One cache for all server data; rejections are final responses and never retried. */
export function createQueryClient(): QueryClient {
  // A page opened offline would otherwise not notice the connection.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A request that can't be sent fails immediately and shows an error, instead of waiting for a connection.
        networkMode: 'always',
        // Off by default in this mode.
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) =>
          isBusy(error)
            ? failures < BUSY_RETRIES
            : failures < 1 && error instanceof ApiError && RETRIED_STATUSES.has(error.status),
        retryDelay: (failures, error) =>
          isBusy(error) ? (error.retryAfterSeconds ?? 1) * 1000 : Math.min(1000 * 2 ** failures, 30_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
