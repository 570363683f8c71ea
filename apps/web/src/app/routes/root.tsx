import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingApplication } from '../../ui/feedback/loading-application.tsx';
import { AccessWatch } from '../boot/access-watch.tsx';
import { CrashBoundary } from '../boot/crash-boundary.tsx';
import { Drawn } from '../boot/drawn.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { useLeaveCardDocument } from '../shell/use-leave-card-document.ts';
import { usePressedMessage } from '../shell/use-pressed-message.ts';
import { useScrollToTop } from '../shell/use-scroll-to-top.ts';

/** Old links carry the route in the hash: `/#/manager/calendar` (Decisions, path routing). */
const ROUTE_IN_HASH = /^#\/(manager|worker)(\/|\?|$)/;

/** Common to every page: the skip link first, and the handling of 403 responses. */
export function Root() {
  return (
    <LeaveGuard>
      <Frame />
    </LeaveGuard>
  );
}

function Frame() {
  const { hash, pathname } = useLocation();
  useScrollToTop();
  usePressedMessage();
  useLeaveCardDocument();
  if (ROUTE_IN_HASH.test(hash)) return <Navigate to={hash.slice(1)} replace />;
  return (
    <>
      <SkipLink />
      <AccessWatch />
      <CrashBoundary place={pathname}>
        <Suspense fallback={<LoadingApplication />}>
          <Outlet />
          <Drawn />
        </Suspense>
      </CrashBoundary>
    </>
  );
}
