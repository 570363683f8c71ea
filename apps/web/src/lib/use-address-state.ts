import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * One value that the address carries, so that reload, links and the back button keep it. An empty one leaves the address.
 * A change of it removes `resets`, as the page of a list whose filter is changed.
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
