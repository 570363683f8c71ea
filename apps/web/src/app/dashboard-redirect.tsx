import { Navigate } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { homeOf } from '../lib/home-of.ts';
import { LoadingApplication } from '../ui/loading-application.tsx';

/** `/dashboard` is wherever the person's work starts (Decisions). */
export function DashboardRedirect() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingApplication />;
  return <Navigate to={homeOf(session) ?? '/login'} replace />;
}
