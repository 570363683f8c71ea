import { Navigate } from 'react-router';
import { homeOf } from '../../lib/home-of.ts';
import { useSession } from '../../lib/session.tsx';
import { LandingView } from './landing-view.tsx';

/** `/`: who is signed in goes straight to their work; everybody else sees what this is (Spec section 2). */
export function LandingPage() {
  const home = homeOf(useSession());
  return home === null ? <LandingView /> : <Navigate to={home} replace />;
}
