import type { Ability } from '@pamaina/contract';
import { addDays, weekStart } from '../dates/dates.ts';
import { useClock } from '../dates/use-clock.ts';
import { useSession } from './session.tsx';

/**
 * Whether the user may do this in the selected project, so that pages hide what they may not; the server decides. What
 * an employee may do is not said by abilities: their pages show their own things alone.
 */
export function useCan(): (ability: Ability | undefined) => boolean {
  const { user } = useSession();
  return (ability) => ability === undefined || user?.role !== 'manager' || user.abilities.includes(ability);
}

/** The same about a thing of one day: what a shift lead may do of it, they may do this week alone. */
export function useCanOn(ability: Ability): (date: string) => boolean {
  const may = useCan()(ability);
  const seesAll = useSeesAllWeeks();
  const monday = weekStart(useClock().today());
  return (date) => may && (seesAll || (date >= monday && date <= addDays(monday, 6)));
}

/** A shift lead sees this week alone: what is about other days is not asked for. */
export const useSeesAllWeeks = (): boolean => useSession().user?.project_role !== 'lead';
