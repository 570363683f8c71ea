import { useLocation } from 'react-router';

/** State from the previous page; it must be validated before use. */
export function useNavigationState(): unknown {
  const location: { state: unknown } = useLocation();
  return location.state;
}
