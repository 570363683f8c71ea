import { lazy, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession, type Session } from '../../lib/session/session.tsx';
import { hasOfflineCopy } from '../../lib/session/kept-session.ts';
import { LINK_PROJECT } from '../../lib/session/link-project.ts';
import { toastError } from '../../lib/toasts.ts';
import { useNavigationState } from '../../lib/use-navigation-state.ts';
import { LoadingApplication } from '../../ui/feedback/loading-application.tsx';
import { pageWith } from './page.tsx';

const FirstPasswordPage = pageWith(
  ['entry'],
  async () => (await import('../../features/access/profile/first-password-page.tsx')).FirstPasswordPage,
);
const SecondFactorPage = pageWith(
  ['entry', 'second-factor'],
  async () => (await import('../../features/access/second-factor/second-factor-page.tsx')).SecondFactorPage,
);
const OfflinePage = pageWith(
  ['entry', 'area', 'worker'],
  async () => (await import('../../features/plan/own-shifts/offline-page.tsx')).OfflinePage,
);
const LinkedProject = pageWith(
  ['entry'],
  async () => (await import('../../features/access/projects/linked-project.tsx')).LinkedProject,
);
const SessionFailed = lazy(async () => ({ default: (await import('../boot/session-failed.tsx')).SessionFailed }));

/** Managers with a selected project. */
export function ManagerGuard() {
  const { role, projectId, user } = useSession();
  const Selected = user?.second_factor_missing ? SecondFactorPage : Outlet;
  return (
    <Guard loginPath="/manager-login">
      {role === 'employee' && <NotForEmployees />}
      {role === 'manager' && <InProject>{projectId === null ? <ToProjects /> : <Selected />}</InProject>}
    </Guard>
  );
}

/** Employees; a manager is redirected to the project selection. */
export function WorkerGuard() {
  const { role } = useSession();
  return (
    <Guard loginPath="/worker-login">
      {role === 'manager' ? (
        <Navigate to="/select-project" replace />
      ) : (
        <InProject>
          <Outlet />
        </InProject>
      )}
    </Guard>
  );
}

/** A link in an email or a push notification contains its project; pages always show the selected one. */
function InProject({ children }: { children: ReactNode }) {
  const asked = new URLSearchParams(useLocation().search).get(LINK_PROJECT);
  return asked === null ? children : <LinkedProject key={asked} />;
}

/** Any signed-in user. */
export function UserGuard() {
  return (
    <Guard loginPath="/manager-login">
      <Outlet />
    </Guard>
  );
}

/** A page for managers shows this to users who are not managers. */
function NotForEmployees() {
  const { t } = useTranslation();
  useEffect(() => toastError(t('error.managersOnly'), { id: 'managers-only' }), [t]);
  return <Navigate to="/worker" replace />;
}

function ToProjects() {
  const { pathname, search } = useLocation();
  return <Navigate to="/select-project" replace state={{ from: pathname + search }} />;
}

function Guard({ loginPath, children }: { loginPath: string; children: ReactNode }) {
  const { state, ended, user } = useSession();
  const { pathname, search } = useLocation();
  const sent = useNavigationState();
  // How the last session ended matters only to the page on which it ended, not to one that is opened later.
  const [enteredAs] = useState(state);
  // The area is drawn in slices, so that the browser can answer meanwhile.
  const isDrawn = useDeferredValue(state === 'ready');
  if (state === 'loading' || (state === 'ready' && !isDrawn)) return <LoadingApplication />;
  if (state === 'failed') return <SessionFailed />;
  if (state === 'signed-out') {
    if (loginPath === '/worker-login' && canReadOffline(ended, sent)) return <OfflinePage />;
    if (enteredAs !== 'signed-out' && ended === 'signed-out') return <Navigate to="/" replace />;
    return <Navigate to={ended === 'expired' ? '/login' : loginPath} replace state={{ from: pathname + search }} />;
  }
  if (!user?.must_change_password) return children;
  return <FirstPasswordPage />;
}

/**
 * An employee's session expired while offline: the schedule stored on this device is shown. A browser in a network
 * without internet access believes that it is online; then the sign-in request, which got no response, leads here.
 */
function canReadOffline(ended: Session['ended'], sent: unknown): boolean {
  const isUnanswered = typeof sent === 'object' && sent !== null && 'readsKept' in sent;
  return ended === null && (!navigator.onLine || isUnanswered) && hasOfflineCopy();
}
