import { use, useCallback } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router';

/** Changes the values in the address; `change` gets a copy of them. A page that is being left changes nothing. */
export type ChangeAddress = (change: (values: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The values in the address that is on screen, and a function to change them. Unlike React Router's own, it starts from
 * the address that the browser has by then: of two changes before a render, the second would otherwise undo the first.
 */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const { pathname } = useLocation();
  const { navigator } = use(NavigationContext);
  const navigate = useNavigate();
  const changeAddress = useCallback<ChangeAddress>(
    (change, options) => {
      const { location } = navigator as typeof navigator & { location: Location };
      if (location.pathname !== pathname) return;
      void navigate(`?${change(new URLSearchParams(location.search)).toString()}`, options);
    },
    [navigate, navigator, pathname],
  );
  return [useSearchParams()[0], changeAddress];
}

/** A copy with the values of a step: empty ones are removed, those that are undefined stay. */
export function withValues(
  values: URLSearchParams,
  step: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(values);
  for (const [name, value] of Object.entries(step)) {
    if (value) next.set(name, value);
    else if (value !== undefined) next.delete(name);
  }
  return next;
}
