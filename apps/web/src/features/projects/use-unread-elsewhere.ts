import { notifications } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The live events are the selected project's; the others are asked about while the page is in view. */
const EVERY_MS = 60_000;

/** How many notifications are unread in each other project, by its id; asks only who has more than one. */
export function useUnreadElsewhere(projects: number): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['notifications', 'elsewhere'],
    queryFn: ({ signal }) => call(notifications.listUnreadElsewhere, { signal }),
    enabled: projects > 1,
    refetchInterval: EVERY_MS,
  });
  return new Map(data.map(({ project_id, unread }) => [project_id, unread]));
}
