import { Navigate } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { homeOf } from '../../lib/session/home-of.ts';
import { LoadingApplication } from '../../ui/feedback/loading-application.tsx';

/** `/dashboard` redirects to the user's first page (Decisions). */
export function DashboardRedirect() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingApplication />;
  return <Navigate to={homeOf(session) ?? '/login'} replace />;
}
