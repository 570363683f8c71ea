import { useQuery } from '@tanstack/react-query';
import { teamQueries } from './team-queries.ts';

/** Reports that the application is open while it is visible. */
export function PresenceBeat() {
  useQuery(teamQueries.presence());
  return null;
}
