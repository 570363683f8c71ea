import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';

/** No page can read it, no other site sends it, and it goes to `/api/token` alone. */
const REFRESH_COOKIE = 'pamaina_refresh';
/** Tells the page that there is one. */
const SIGN_COOKIE = 'pamaina_stays';

/** Where a sign-in happens. */
export interface Browser {
  /** Browser and system. */
  name: string;
  /** The account signed in there before. */
  isKnown: boolean;
  /** The refresh token that it has. */
  refreshToken: string | undefined;
}

/** The refresh token of a browser, and what is known of the caller's program. */
export interface RefreshCookie {
  known: string | undefined;
  deviceName: string;
  /** A page's program could be an attacker's: it gets no refresh token to read. Other programs have no such pages. */
  isBrowser: boolean;
  /** @param seconds how long it is kept */
  keep: (token: string, seconds: number) => void;
  clear: () => void;
}

/**
 * Browsers name the origin of every POST, and no page can prevent it (Fetch standard, "append a request Origin
 * header").
 */
const ofBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

export function refreshCookieOf(request: FastifyRequest, reply: FastifyReply): RefreshCookie {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const set = (token: string, seconds: number, sign: string) => {
    const refresh = `${REFRESH_COOKIE}=${token}; Path=/api/token; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
    const cookie = `${SIGN_COOKIE}=${sign}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
    void reply.header('set-cookie', [refresh, cookie]);
  };
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    known: new RegExp(`(?:^|;\\s*)${REFRESH_COOKIE}=([\\w.-]{1,200})(?:;|$)`).exec(cookie ?? '')?.[1],
    deviceName: deviceName(userAgent),
    isBrowser: ofBrowser(request),
    keep: (token, seconds) => set(token, seconds, '1'),
    clear: () => set('', 0, ''),
  };
}
