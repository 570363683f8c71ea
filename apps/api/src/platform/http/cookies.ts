import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '../auth/devices.ts';
import { PAYER_COOKIE, PAYER_SECONDS } from '../payments/payer-proof.ts';

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

/** In this order: several browsers also name the ones that they descend from. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * Browser and system of a `User-Agent`, in words that people know ("Chrome, Android"); of another program its own name.
 * Empty when it says nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(text))?.[0]);
  const known = found.filter((name) => name !== undefined).join(', ');
  return known === '' ? (/^[\w.-]{1,40}/.exec(text)?.[0] ?? '') : known;
}

/** The cookie of known devices. Only sign-ins and registrations get it. */
export const deviceOf = (request: FastifyRequest, reply: FastifyReply) =>
  cookieOf(request, reply, DEVICE_COOKIE, DEVICE_SECONDS);

/** The cookie of payments started without an account. Only browsers that start one get it. */
export const payerOf = (request: FastifyRequest, reply: FastifyReply) =>
  cookieOf(request, reply, PAYER_COOKIE, PAYER_SECONDS);

/** A cookie that no page can read and no other site sends. */
function cookieOf({ headers, protocol }: FastifyRequest, reply: FastifyReply, name: string, seconds: number) {
  return {
    known: new RegExp(`(?:^|;\\s*)${name}=([\\w.~-]{1,2000})(?:;|$)`).exec(headers.cookie ?? '')?.[1],
    keep(value: string) {
      const secure = protocol === 'https' ? '; Secure' : '';
      const kept = `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
      void reply.header('set-cookie', kept);
    },
  };
}
