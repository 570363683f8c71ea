import { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.tsx';

/** What the server counts for an employee's start page; nothing for somebody who is in no project yet. */
export const useWorkerStats = () =>
  useQuery({
    queryKey: ['dashboard', 'worker'],
    queryFn: ({ signal }) => call(dashboard.getWorkerStats, { signal }),
    enabled: useSession().projectId !== null,
    staleTime: 0,
  });
