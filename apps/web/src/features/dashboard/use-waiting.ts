import type { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from './dashboard-queries.ts';

/** How many things wait for the caller's answer, by where it is given; undefined until it is known. */
export function useWaiting(): dashboard.Waiting | undefined {
  return useQuery(dashboardQueries.figures()).data?.waiting;
}
