import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * One value in the address, so that reload, links and the back button keep it. An empty one is removed from the
 * address. A change removes `resets`, such as the page number of a list whose filter changes.
 */
export function useAddressState(name: string, resets?: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === '') next.delete(name);
          else next.set(name, value);
          if (resets !== undefined) next.delete(resets);
          return next;
        },
        { replace: true },
      );
    },
    [name, resets, setParams],
  );
  return [params.get(name) ?? '', set];
}
