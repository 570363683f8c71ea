import { QueryClient, onlineManager } from '@tanstack/react-query';
import { ApiError, isBusy } from './api-error.ts';

/** A gateway's passing trouble. Not silence: it has already cost the user 15 s. */
const RETRIED_STATUSES = new Set([502, 503, 504]);

/** Of a question for which the account's others are in the way: about a minute. */
const BUSY_RETRIES = 20;

/** One cache for everything read from the server; refusals are answers and never asked for twice. */
export function createQueryClient(): QueryClient {
  // Opened without a line, the page would otherwise not hear that it came.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A question that cannot be asked fails at once and is told, instead of waiting for a line that may not come.
        networkMode: 'always',
        // By itself it is off in this mode.
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
