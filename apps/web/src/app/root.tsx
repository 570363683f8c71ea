import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { AccessWatch } from './access-watch.tsx';
import { SkipLink } from './skip-link.tsx';

/** Old links carry the route in the hash: `/#/manager/calendar` (Decisions, path routing). */
const ROUTE_IN_HASH = /^#\/(manager|worker)(\/|\?|$)/;

/** What every page has: the skip link first, and the watch over answers that refuse access. */
export function Root() {
  const { hash } = useLocation();
  if (ROUTE_IN_HASH.test(hash)) return <Navigate to={hash.slice(1)} replace />;
  return (
    <>
      <SkipLink />
      <AccessWatch />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
