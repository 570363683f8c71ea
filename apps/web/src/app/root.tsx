import { Outlet, ScrollRestoration } from 'react-router';
import { AccessWatch } from './access-watch.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has: the skip link first, and the watch over answers that refuse access. */
export function Root() {
  return (
    <>
      <SkipLink />
      <AccessWatch />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
