import { settings, minimumWageOf, type MinimumWage, yearOf } from '@pamaina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { queries } from './queries.ts';
import { useClock } from '../dates/use-clock.ts';

export const settingsQueries = {
  project: queries.project,
  system: () =>
    queryOptions({
      queryKey: ['settings', 'system'],
      queryFn: ({ signal }) => call(settings.getSystemSettings, { signal }),
    }),
};

/**
 * Whether the project’s law is the Labour Code that texts of the product cite; texts for every other law are
 * under `otherLaw`.
 */
export function useLabourCode(): boolean {
  const { data } = useQuery(settingsQueries.system());
  return data?.law.cites === 'labour_code';
}

/** The country of the project; null while it isn't known. */
export const useCountry = (): string | null => useQuery(settingsQueries.project()).data?.country ?? null;

/** The minimum wage where the project is; null where it isn't known. @param year this one without it */
export function useMinimumWage(year?: number): MinimumWage | null {
  const clock = useClock();
  const project = useQuery(settingsQueries.project());
  return project.data ? minimumWageOf(project.data.country, year ?? yearOf(clock.today())) : null;
}
