import { useEffect } from 'react';
import { useSession } from '../../lib/session.tsx';
import { renewPush } from './push-device.ts';

/** Keeps push on this device going through sign-ins. Without a network it is the next start's turn. */
export function PushRenewal() {
  const accountId = useSession().user?.id;
  useEffect(() => {
    if (accountId !== undefined) renewPush(accountId).catch(() => undefined);
  }, [accountId]);
  return null;
}
