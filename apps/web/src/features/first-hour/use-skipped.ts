import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../../lib/session/session.tsx';

/** The steps that a manager skipped in a project, stored in this browser. */
export function useSkipped(): [readonly string[], (steps: readonly string[]) => void] {
  const { user, projectId } = useSession();
  const [kept, keep] = useLocalStorage({
    key: `firstHour:${projectId ?? ''}:${user?.username ?? ''}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [kept.split(' ').filter(Boolean), (steps) => keep([...new Set(steps)].join(' '))];
}
