import { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSession } from '../../../lib/session/session.tsx';

const REFRESH_MS = 60_000;

/** The number of things that wait for the user's decision, by page; undefined until it is loaded. */
export function useWaiting(): dashboard.Waiting | undefined {
  const { projectId } = useSession();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => call(dashboard.getStats, { signal }),
    // An employee can be in no team yet.
    enabled: projectId !== null && can('plan.read'),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return data?.waiting;
}
