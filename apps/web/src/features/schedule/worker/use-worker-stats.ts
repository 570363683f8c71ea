import { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** What the server counts for an employee's start page. */
export const useWorkerStats = () =>
  useQuery({
    queryKey: ['dashboard', 'worker'],
    queryFn: ({ signal }) => call(dashboard.getWorkerStats, { signal }),
    staleTime: 0,
  });
