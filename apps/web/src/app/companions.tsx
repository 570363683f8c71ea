import { useEffect } from 'react';
import { PushRenewal } from '../features/notifications/push-renewal.tsx';
import { AppearanceSync } from '../features/profile/appearance-sync.tsx';
import { PresenceBeat } from '../features/team/presence-beat.tsx';
import { loadLeaveDialog } from './load-leave-dialog.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** What goes along with every page of somebody signed in and shows nothing; loaded after the page. */
export function Companions({ pathname }: { pathname: string }) {
  useServiceWorker(pathname);
  useEffect(() => {
    // Whoever needs it asks for it again, and does without it.
    void Promise.allSettled([loadLeaveDialog()]);
  }, []);
  return (
    <>
      <AppearanceSync />
      <PresenceBeat />
      <PushRenewal />
    </>
  );
}
