import type { Ability } from '@pamaina/contract';
import { useSession } from './session.tsx';

/**
 * Whether the user may do this in the selected project, so that pages hide what they may not; the server decides. What
 * an employee may do is not said by abilities: their pages show their own things alone.
 */
export function useCan(): (ability: Ability | undefined) => boolean {
  const { user } = useSession();
  return (ability) => ability === undefined || user?.role !== 'manager' || user.abilities.includes(ability);
}

/** A shift lead sees this week alone: what is about other days is not asked for. */
export const useSeesAllWeeks = (): boolean => useSession().user?.project_role !== 'lead';
