import { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { useSession } from '../../../lib/session/session.tsx';

/** The server's figures for an employee's home page; not requested for a user without a project. */
export const useWorkerStats = () =>
  useQuery({
    queryKey: ['dashboard', 'worker'],
    queryFn: ({ signal }) => call(dashboard.getWorkerStats, { signal }),
    enabled: useSession().projectId !== null,
    staleTime: 0,
  });
