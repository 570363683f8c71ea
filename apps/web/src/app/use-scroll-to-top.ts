import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page begins at its top; going back, the browser itself returns to where one was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    if (way !== 'POP') window.scrollTo(0, 0);
  }, [pathname, way]);
}
