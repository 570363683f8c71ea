import { Navigate } from 'react-router';
import { homeOf } from '../../../lib/session/home-of.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { LandingView } from './landing-view.tsx';

/** `/`: signed-in users are redirected to their first page; everyone else sees the landing page. */
export function LandingPage() {
  const home = homeOf(useSession());
  return home === null ? <LandingView /> : <Navigate to={home} replace />;
}
