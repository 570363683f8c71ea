import { useCallback } from 'react';
import { useAddress, withValues } from './use-address.ts';

/**
 * One value in the address, so that reload, links and the back button keep it. An empty one is removed from the
 * address. A change removes `resets`, such as the page number of a list whose filter changes.
 */
export function useAddressState(name: string, resets?: string): [string, (value: string) => void] {
  const [values, changeAddress] = useAddress();
  const set = useCallback(
    (value: string) =>
      changeAddress((now) => withValues(now, { ...(resets !== undefined && { [resets]: '' }), [name]: value }), {
        replace: true,
      }),
    [changeAddress, name, resets],
  );
  return [values.get(name) ?? '', set];
}
