import { useEffect } from 'react';
import { PushRenewal } from '../../features/messages/notifications/push-renewal.tsx';
import { AppearanceSync } from '../../features/access/profile/appearance-sync.tsx';
import { PresenceBeat } from '../../features/business/team/presence-beat.tsx';
import { loadLeaveDialog } from '../routes/load-leave-dialog.ts';
import { loadAffects } from '../../lib/http/affected-by.ts';
import { loadToasts } from '../../lib/toasts.ts';
import { whenUsed } from '../../lib/when-idle.ts';
import { useServiceWorker } from '../boot/use-service-worker.ts';

/** Runs with every page of a signed-in user and renders nothing; loaded after the page. */
export function Companions({ pathname }: { pathname: string }) {
  useServiceWorker(pathname);
  useEffect(() => {
    // Nothing is typed or reported on a page that is only looked at. If it fails, the component that needs it requests
    // it again, or works without it.
    whenUsed()
      .then(() => Promise.all([loadToasts(), loadLeaveDialog(), loadAffects()]))
      .catch(() => undefined);
  }, []);
  return (
    <>
      <AppearanceSync />
      <PresenceBeat />
      <PushRenewal />
    </>
  );
}
