import type { Browser } from '../../../platform/http/cookies.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentTime } from '../../../platform/time/clock.ts';
import type { Opened } from './open-session.ts';

/** Where a sign-in happens. @param isKnown whether the account signed in there before */
export const browserOf = ({ refresh }: Call, isKnown: boolean): Browser => ({
  name: refresh.deviceName,
  isKnown,
  refreshToken: refresh.known,
});

/**
 * The reply to a new sign-in: a browser gets the refresh token as a cookie that no page can read, any other program
 * also in the reply.
 */
export function giveTokens({ refresh: cookie }: Call, { access_token, token_type, refresh }: Opened) {
  if (refresh === undefined) return { access_token, token_type };
  cookie.keep(refresh.token, Math.max(0, refresh.endsAt - Math.floor(currentTime() / 1000)));
  return { access_token, token_type, ...(!cookie.isBrowser && { refresh_token: refresh.token }) };
}
