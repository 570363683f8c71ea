import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * For after a change of what plans are made from: whatever was read of the project before may have changed with it, so
 * that what is on screen is read again at once and the rest when it is next shown.
 */
export function useReloadProject(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
    [queryClient],
  );
}
