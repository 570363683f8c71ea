import { isBusy, type HashPlace } from '../../platform/auth/passwords.ts';
import { countStranger } from '../../platform/http/strangers.ts';
import type { Call } from '../../platform/http/route.ts';
import type { session } from '@pamaina/contract';

/**
 * Ten tries, then a minute, two, four, up to an hour: some 35 a day per network and account, or per known device and
 * account.
 */
const PACE = { free: 10, firstSeconds: 60, longestSeconds: 60 * 60, keptSeconds: 24 * 60 * 60 };
const STRANGERS = { network: { free: 150, most: 300 }, wide: 300 };
/** Wrong tries for one account from anywhere, before unknown devices need a proof of work. */
const ACCOUNT_FREE = 30;

interface Try {
  /** Its place in the queue for hashing. */
  place: HashPlace;
  /** It was right: it is not counted. */
  succeed(): void;
  /** It was not answered: it is not counted either. */
  takeBack(): void;
}

/**
 * Counts a try to sign in before it is known whether it is right. A device on which the account signed in before is
 * counted separately, unaffected by others (docs/decisions/024).
 * @throws `too_many_requests`, `proof_required`; neither is counted
 */
export function countSignIn(call: Call<typeof session.signIn>, key: string): Try {
  const { limits, devices } = call.deps;
  const device = devices.find(call.device.known, key);
  if (device !== null) {
    const own = `sign-in-device:${device}`;
    limits.step(own, PACE);
    return {
      place: { kind: 'known-device', share: device },
      succeed: () => limits.forget(own),
      takeBack: () => limits.refund(own),
    };
  }
  const pair = `sign-in-pair:${key}:${call.address}`;
  const other = { key: `sign-in-account:${key}`, free: ACCOUNT_FREE };
  const takeBack = countStranger('sign-in', call, { ...STRANGERS, other, isBusy: isBusy('sign-in') });
  try {
    // The count of a name comes last: a rejected flood leaves no window for each name that it makes up.
    limits.step(pair, PACE);
  } catch (error) {
    takeBack();
    throw error;
  }
  return {
    place: { kind: 'sign-in', share: call.address },
    succeed() {
      limits.forget(pair);
      takeBack();
    },
    takeBack() {
      limits.refund(pair);
      takeBack();
    },
  };
}
