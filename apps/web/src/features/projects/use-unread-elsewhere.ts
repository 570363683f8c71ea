import { notifications } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

/** Live events exist only for the selected project; the others are polled while the page is visible. */
const EVERY_MS = 60_000;

/**
 * The number of unread notifications in each other project, by its ID; requested only for users with more than one
 * project.
 */
export function useUnreadElsewhere(projects: number): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['notifications', 'elsewhere'],
    queryFn: ({ signal }) => call(notifications.listUnreadElsewhere, { signal }),
    enabled: projects > 1,
    refetchInterval: EVERY_MS,
  });
  return new Map(data.map(({ project_id, unread }) => [project_id, unread]));
}
