import { Navigate, useParams } from 'react-router';
import { homeOf } from '../../../lib/session/home-of.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { GuidePage } from './guide-page.tsx';

/** `/guide/:job?`: leads to the guide of the user's own area; who has none yet reads it here. */
export function PublicGuidePage() {
  const { job } = useParams();
  const session = useSession();
  if (session.state === 'loading') return <LoadingApplication />;
  const home = homeOf(session);
  if (home === '/manager' || home === '/worker')
    return <Navigate to={`${home}/guide${job === undefined ? '' : `/${job}`}`} replace />;
  return (
    <EntryLayout width={1120}>
      <GuidePage />
    </EntryLayout>
  );
}
