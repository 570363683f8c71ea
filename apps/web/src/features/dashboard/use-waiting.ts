import type { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.tsx';

const REFRESH_MS = 60_000;

/** How many things wait for the caller's answer, by where it is given; undefined until it is known. */
export function useWaiting(): dashboard.Waiting | undefined {
  const { projectId } = useSession();
  const { data } = useQuery({
    queryKey: ['dashboard', 'figures'],
    // The navigation stands before its numbers are there: their part of the contract is loaded after the first paint.
    queryFn: async ({ signal }) => (await import('./read-figures.ts')).readFigures(signal),
    // An employee may be in no team yet.
    enabled: projectId !== null,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return data?.waiting;
}
