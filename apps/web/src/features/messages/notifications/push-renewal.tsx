import { useEffect } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { renewPush } from './push-device.ts';

/** Keeps push on this device working across sign-ins. Offline, the next start tries again. */
export function PushRenewal() {
  const accountId = useSession().user?.id;
  useEffect(() => {
    if (accountId !== undefined) renewPush(accountId).catch(() => undefined);
  }, [accountId]);
  return null;
}
