import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from './settings-queries.ts';

/**
 * Whether the project goes by the Labour Code of Lithuania, so that texts may cite it; texts for every other law are
 * under `otherLaw`.
 */
export function useLabourCode(): boolean {
  const { data } = useQuery(settingsQueries.system());
  return data?.law_pack === 'lt';
}
