import { dashboard, type ReplyOf } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type ManagerStats = NonNullable<ReplyOf<typeof dashboard.getManagerStats>>;

/** Figures grow old by themselves: who works now changes with the clock. */
const REFRESH_MS = 60_000;

export const dashboardQueries = {
  manager: () =>
    queryOptions({
      queryKey: ['dashboard'],
      queryFn: ({ signal }) => call(dashboard.getManagerStats, { signal }),
      staleTime: 0,
      refetchInterval: REFRESH_MS,
    }),
};
