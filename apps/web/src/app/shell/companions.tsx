import { useEffect } from 'react';
import { PushRenewal } from '../../features/messages/notifications/push-renewal.tsx';
import { AppearanceSync } from '../../features/access/profile/appearance-sync.tsx';
import { PresenceBeat } from '../../features/business/team/presence-beat.tsx';
import { loadLeaveDialog } from '../routes/load-leave-dialog.ts';
import { loadToasts } from '../../lib/toasts.ts';
import { whenUsed } from '../../lib/when-idle.ts';
import { useServiceWorker } from '../boot/use-service-worker.ts';

/** Runs with every page of a signed-in user and renders nothing; loaded after the page. */
export function Companions({ pathname }: { pathname: string }) {
  useServiceWorker(pathname);
  useEffect(() => {
    // If it fails, the component that needs it requests it again, or works without it.
    void loadToasts().catch(() => undefined);
    // Nothing is typed on a page that is only looked at.
    whenUsed()
      .then(loadLeaveDialog)
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
