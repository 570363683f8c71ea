import { QueryClient, onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A gateway's passing trouble. Not silence: it has already cost the user 15 s. */
const RETRIED_STATUSES = new Set([502, 503, 504]);

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
        retry: (failures, error) => failures < 1 && error instanceof ApiError && RETRIED_STATUSES.has(error.status),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
