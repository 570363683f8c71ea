import { useLocation } from 'react-router';

/** What the page that led here sent along; it must be checked before it is used. */
export function useNavigationState(): unknown {
  const location: { state: unknown } = useLocation();
  return location.state;
}
