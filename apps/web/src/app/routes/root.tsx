import { Suspense, lazy, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
} from 'react-router';
import { useTranslation } from 'react-i18next';
import { LoadingApplication } from '../../ui/feedback/loading-application.tsx';
import { LeaveContext } from '../../lib/session/home-of.ts';
import { RouterEntry } from '../../lib/session/router-entry.tsx';
import { holdsTypedText } from '../../lib/use-typed-text.ts';
import { AccessWatch } from '../boot/access-watch.tsx';
import { ConfirmGate } from '../boot/confirm-gate.tsx';
import { CrashBoundary } from '../boot/crash-boundary.tsx';
import { Drawn } from '../boot/drawn.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { useLeaveCardDocument } from '../shell/use-leave-card-document.ts';
import { usePressedMessage } from '../shell/use-pressed-message.ts';
import { useScrollToTop } from '../shell/use-scroll-to-top.ts';
import { loadLeaveDialog } from './load-leave-dialog.ts';
import { useBackGuard } from './use-back-guard.ts';

/** Old links carry the route in the hash: `/#/manager/calendar`. */
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
  usePressedMessage(useNavigate());
  useLeaveCardDocument();
  if (ROUTE_IN_HASH.test(hash)) return <Navigate to={hash.slice(1)} replace />;
  return (
    <>
      <SkipLink />
      <AccessWatch />
      <ConfirmGate />
      <CrashBoundary place={pathname}>
        <Suspense fallback={<LoadingApplication />}>
          <RouterEntry>
            <Outlet />
          </RouterEntry>
          <Drawn />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

const LeaveDialog = lazy(loadLeaveDialog);

/**
 * Asks before a link, a pressed push notification or "Back" leads to another page, or to another view of this one,
 * while a form has unsaved input. It doesn't ask when the location is replaced, as a form does that when it is done, or
 * when the server ends the session. If the dialog can't be loaded, the browser's own question is used. Works on the
 * router's navigator, because its `useBlocker` needs a router that is twice as large.
 */
function LeaveGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const context = use(NavigationContext);
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback(
    (go: () => void) => {
      loadLeaveDialog().then(
        () => setLeave(() => go),
        () => window.confirm(t('discard.title')) && go(),
      );
    },
    [t],
  );
  const mayLeave = useCallback((go: () => void) => (holdsTypedText() ? ask(go) : go()), [ask]);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, ...rest) => {
      const go = () => navigator.push(to, ...rest);
      if (holdsTypedText() && viewOf(to) !== viewOf(here.current)) ask(go);
      else go();
    };
    // On top of it, not a copy: the navigator's own `location` is always the browser's.
    const guardedNavigator = Object.create(navigator, { push: { value: push } }) as typeof navigator;
    return { ...context, navigator: guardedNavigator };
  }, [ask, context]);
  useBackGuard(location, ask);
  const answer = (leaves: boolean) => {
    setLeave(null);
    if (leaves) leave?.();
  };
  return (
    <NavigationContext value={guarded}>
      <LeaveContext value={mayLeave}>{children}</LeaveContext>
      {leave !== null && (
        <Suspense>
          <LeaveDialog onAnswer={answer} />
        </Suspense>
      )}
    </NavigationContext>
  );
}

const viewOf = (to: To) => (typeof to === 'string' ? to.split('#')[0] : `${to.pathname ?? ''}${to.search ?? ''}`);
