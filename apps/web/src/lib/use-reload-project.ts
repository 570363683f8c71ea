import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Called after a change that schedules depend on: all loaded data of the project may be outdated, so visible data is
 * reloaded immediately and the rest when it is next shown.
 */
export function useReloadProject(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
    [queryClient],
  );
}
