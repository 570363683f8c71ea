import { dashboard, type ReplyOf } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';
import { LIVE_MS } from '../../lib/http/live.ts';

export type ManagerStats = NonNullable<ReplyOf<typeof dashboard.getManagerStats>>;

export const dashboardQueries = {
  manager: () =>
    queryOptions({
      queryKey: ['dashboard'],
      queryFn: ({ signal }) => call(dashboard.getManagerStats, { signal }),
      staleTime: 0,
      // Who works now changes with the clock, and with clock events of others.
      refetchInterval: LIVE_MS,
    }),
};
