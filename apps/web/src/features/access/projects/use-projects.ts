import { projects } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { readCachedProjects } from '../../../lib/session/session-cache.ts';

/** The user's projects: the cached ones immediately, then the server's list. */
export function useProjects() {
  return useQuery({
    queryKey: ['session', 'projects'],
    queryFn: ({ signal }) => call(projects.listProjects, { signal }),
    initialData: () => readCachedProjects(),
    initialDataUpdatedAt: 0,
  });
}
