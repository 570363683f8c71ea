import { minimumWageOf, type MinimumWage } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/dates/use-clock.ts';
import { settingsQueries } from './settings-queries.ts';

/** The minimum wage where the project is; null where it isn't known. @param year this one without it */
export function useMinimumWage(year?: number): MinimumWage | null {
  const clock = useClock();
  const project = useQuery(settingsQueries.project());
  return project.data ? minimumWageOf(project.data.country, year ?? Number(clock.today().slice(0, 4))) : null;
}
