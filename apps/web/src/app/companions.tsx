import { PushRenewal } from '../features/notifications/push-renewal.tsx';
import { AppearanceSync } from '../features/profile/appearance-sync.tsx';
import { PresenceBeat } from '../features/team/presence-beat.tsx';

/** What goes along with every page of somebody signed in and shows nothing; loaded after the page. */
export function Companions() {
  return (
    <>
      <AppearanceSync />
      <PresenceBeat />
      <PushRenewal />
    </>
  );
}
