import { dashboard, type ReplyOf } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export type ManagerStats = NonNullable<ReplyOf<typeof dashboard.getManagerStats>>;

/** The figures become outdated without a change: who works now depends on the clock. */
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
