import { useQuery } from '@tanstack/react-query';
import { teamQueries } from './team-queries.ts';

/** Says that the application is open, for as long as it is in view. */
export function PresenceBeat() {
  useQuery(teamQueries.presence());
  return null;
}
