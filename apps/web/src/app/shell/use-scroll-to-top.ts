import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top; on "Back" the browser itself restores the position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    if (way !== 'POP') window.scrollTo(0, 0);
  }, [pathname, way]);
}
